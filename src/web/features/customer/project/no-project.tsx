import { GoLink } from "../../../../ui/forms/button.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import "./no-project.css";

const BEGINNING = ["meeting", "design", "quote", "order"] as const;

const WAYS = [
  { page: "home-interior-price-calculator", label: "project.wayPrice" },
  { page: "renovation-price-calculator", label: "project.wayPrice" },
  { page: "move-in-planner", label: "project.wayPlan" },
  { page: "how-it-works", label: "project.waySteps" },
] as const satisfies readonly { page: PageName; label: MessageKey }[];

export function NoProject() {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <div className="no-project stack gap-6">
      <div className="well no-project__begin stack gap-4">
        <h2 className="d32">{t("project.noneTitle")}</h2>
        <p className="measure">{t("project.noneText")}</p>
        <ol className="columns columns--4 columns--near">
          {BEGINNING.map((stage, index) => (
            <li key={stage} className="stack gap-1 pad-above-3 no-project__stage">
              <span className="d25" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="strong">{t(`project.stage.${stage}`)}</h3>
              <p className="t15 soft">{t(`project.stageText.${stage}`)}</p>
            </li>
          ))}
        </ol>
        <p>
          <LeadLink ctaType="Normal Lead Forms" formTitle={t("project.begin")}>
            {t("project.begin")}
          </LeadLink>
        </p>
      </div>
      <ul className="columns columns--near">
        {WAYS.map(({ page, label }) => {
          const href = linkTo(edition, page);
          return (
            href && (
              <li key={page}>
                <GoLink href={href}>{t(label)}</GoLink>
              </li>
            )
          );
        })}
      </ul>
      <p className="soft t15 measure">{t("project.noneOther")}</p>
    </div>
  );
}
