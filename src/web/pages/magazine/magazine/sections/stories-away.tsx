import { ButtonLink, GoLink } from "../../../../../ui/forms/button.tsx";
import { ErrorState } from "../../../../../ui/overlay/state.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";

/** In the place of the first story, when none can be had. */
export function StoriesAway() {
  const { t } = useText();
  const { edition } = usePage();
  const ideas = linkTo(edition, "design-ideas");
  return (
    <Section>
      <ErrorState
        title={t("magazine.awayTitle")}
        exits={
          <>
            <ButtonLink href={addressOf(edition.region, "magazine")} look="line">
              {t("magazine.tryAgain")}
            </ButtonLink>
            {ideas && <GoLink href={ideas}>{t("ideas.title")}</GoLink>}
          </>
        }
      >
        {t("magazine.awayText")}
      </ErrorState>
    </Section>
  );
}
