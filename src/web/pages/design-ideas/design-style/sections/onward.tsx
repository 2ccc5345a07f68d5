import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { Card } from "../../../../../ui/media/card.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { LeadLink } from "../../../../features/leads/drawer/lead-link.tsx";
import "./onward.css";

/** To a designer, or to another style. */
export function OnwardSection({ style, edition }: { style: DesignStyle; edition: Edition }) {
  const { t } = useText();
  const title = t("style.lead", { style: style.name });
  return (
    <section className="sec on-sand">
      <div className="wrap style-onward">
        <div className="style-onward__ask">
          <h2 className="d42">{title}</h2>
          <p className="t20 soft">{t("style.leadHelp")}</p>
          <LeadLink ctaType="Normal Lead Forms" formTitle={title}>
            {t("style.leadAction")}
          </LeadLink>
        </div>
        <div className="style-onward__others">
          <h2 className="t15 soft">{t("style.related")}</h2>
          <ul>
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
      </div>
    </section>
  );
}
