import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { Card } from "../../../../../ui/media/card.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { LeadLink } from "../../../../features/leads/drawer/lead-link.tsx";
import { Ask } from "../../../../sections/call-to-action/call-to-action.tsx";
import { Section } from "../../../../sections/parts/section.tsx";

/** To a designer, or to another style. */
export function OnwardSection({ style, edition }: { style: DesignStyle; edition: Edition }) {
  const { t } = useText();
  const title = t("style.lead", { style: style.name });
  return (
    <Section tone="sand" className="split split--5-7 align-center">
      <Ask title={title} lede={t("style.leadHelp")}>
        <LeadLink ctaType="Normal Lead Forms" formTitle={title}>
          {t("style.leadAction")}
        </LeadLink>
      </Ask>
      <div className="stack">
        <h2 className="t15 soft">{t("style.related")}</h2>
        <ul className="columns columns--2">
          {style.related.map(({ slug, title, headline, picture }) => (
            <li key={slug}>
              <Card
                picture={{ ...picture, sizes: "(width < 600px) 92vw, 320px" }}
                title={title}
                href={linkTo(edition, "design-style", { pageSlug: slug }) ?? `/${edition.region}`}
                facts={[headline]}
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
