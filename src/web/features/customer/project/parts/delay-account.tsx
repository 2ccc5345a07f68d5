import type { Project } from "../../../../../contracts/customer/project/project.ts";
import { dateWords, dayCountWords } from "../../../../../editions/day-words.ts";
import { inLanguage } from "../../../../../editions/languages.ts";
import { writeAmount } from "../../../../../editions/money.ts";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { delayOf } from "../project-state.ts";
import { useProjectCountry } from "../use-project-country.ts";
import { ProjectPart } from "./project-part.tsx";

/** The date of the contract, the date as it looks now, every day between them with its reason, and what we owe for ours. */
export function DelayAccount({ project }: { project: Project }) {
  const { t, language } = useText();
  const country = useProjectCountry(project);
  const { handoverOn, expectedOn, handedOverOn, delays } = project;
  if (!handoverOn) return null;
  const { ours, credit, graceDays } = delayOf(project);
  const days = (count: number) => dayCountWords(count, language);
  const isLate = delays.length > 0;
  return (
    <ProjectPart id="date" title={t("project.date")} lead={t("project.dateLead")}>
      <dl className="pairs">
        <div>
          <dt>{t("project.contractDate")}</dt>
          <dd>{dateWords(handoverOn, language)}</dd>
        </div>
        {delays.map(({ days: count, reason, cause, on }) => (
          <div key={reason.en}>
            <dt>
              {days(count)} · {t(`project.cause.${cause}`)}
            </dt>
            <dd>
              {inLanguage(reason, language)} <span className="soft">({dateWords(on, language)})</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t(handedOverOn ? "project.handedOverOn" : "project.expectedDate")}</dt>
          <dd className="strong">{dateWords(handedOverOn ?? expectedOn ?? handoverOn, language)}</dd>
        </div>
      </dl>
      {isLate ? (
        <Notice tone={credit.amount > 0 ? "warn" : "info"}>
          {credit.amount > 0
            ? t("project.owed", {
                days: days(ours),
                grace: days(graceDays),
                amount: writeAmount(credit.amount, { country, language }),
              })
            : t("project.inGrace", { days: days(ours), left: days(credit.graceLeft) })}
        </Notice>
      ) : (
        <Notice tone="ok">{t("project.onTime")}</Notice>
      )}
    </ProjectPart>
  );
}
