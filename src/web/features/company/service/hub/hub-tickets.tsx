import { ButtonLink, GoLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";
import { ArticleText } from "../../../magazine/article/text/article-text.tsx";
import type { LoadedHub } from "./load-hub.ts";

/** The way to one's own tickets, and beside it who answers by when if that was not enough. */
export function HubTickets({ ladder: { table, href } }: Pick<LoadedHub, "ladder">) {
  const { t } = useText();
  const { edition } = usePage();
  const own = linkTo(edition, "lead-refill");
  return (
    <Section id="tickets" tone="sand" className="split split--5-7">
      <div className="stack gap-4 stack--start">
        <h2 className="d32">{t("service.ticketTitle")}</h2>
        <p className="soft">{t("service.ticketText")}</p>
        <p className="soft">{t("service.ticketSteps")}</p>
        {own && (
          <div className="row">
            <ButtonLink href={own}>{t("service.ticketRaise")}</ButtonLink>
            <ButtonLink look="line" href={own}>
              {t("service.ticketTrack")}
            </ButtonLink>
          </div>
        )}
      </div>
      {table && (
        <div className="stack gap-4 stack--start hub-ladder" id="ladder">
          <h2 className="d32">{t("service.ladder")}</h2>
          <p className="soft">{t("service.ladderText")}</p>
          <ArticleText parts={[{ ...table, label: t("service.ladder") }]} />
          {href && <GoLink href={href}>{t("service.ladderMore")}</GoLink>}
        </div>
      )}
    </Section>
  );
}
