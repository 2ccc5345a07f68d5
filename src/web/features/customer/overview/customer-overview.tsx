import type { Project } from "../../../../contracts/customer/project/project.ts";
import { dayWords, fromTodayWords } from "../../../../editions/day-words.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { writeAmount } from "../../../../editions/money.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { NoProject } from "../project/no-project.tsx";
import { comingDays, daysUntil, stagesAt } from "../project/project-state.ts";
import { useProjectCountry } from "../project/use-project-country.ts";
import type { Overview } from "./load-customer-overview.ts";
import { EstimatesBlock, ReferralsBlock, RequestsBlock, SavedBlock, TicketsBlock } from "./own-blocks.tsx";
import "./overview.css";

/** What comes next, and everything else that is the customer's, in short. */
export function OverviewView({ overview, today }: { overview: Overview; today: string }) {
  const { project, estimates, requests, tickets, referrals, saved } = overview;
  return (
    <>
      {project !== "unknown" && (project ? <NextBlock project={project} today={today} /> : <NoProject />)}
      <div className="columns columns--2 columns--near">
        {estimates && <EstimatesBlock estimates={estimates} />}
        {requests && <RequestsBlock requests={requests} />}
        {tickets && <TicketsBlock tickets={tickets} />}
        {saved !== undefined && <SavedBlock saved={saved} />}
        {referrals && <ReferralsBlock referrals={referrals} />}
      </div>
    </>
  );
}

const MOST_LINES = 4;

/** What comes next in the project, by its day: who comes, what must be decided, what is due. */
function NextBlock({ project, today }: { project: Project; today: string }) {
  const { t, language } = useText();
  const { edition } = usePage();
  const country = useProjectCountry(project);
  const stages = stagesAt(project, today);
  const now = stages.findLast(({ state }) => state === "now");
  return (
    <section className="well overview__next stack gap-4" aria-labelledby="overview-next">
      <div className="stack gap-2">
        <p className="soft t15">
          {[project.name && inLanguage(project.name, language), project.isSample && t("project.sampleTitle")]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <h2 id="overview-next" className="d32">
          {now
            ? t(`project.stage.${now.stage}`)
            : t(stages.length > 0 ? "project.allDone" : "account.project")}
        </h2>
        {now && (
          <p className="soft t15">
            {t("project.stageOf", { place: stages.indexOf(now) + 1, count: stages.length })}
          </p>
        )}
        <div className="line align-stretch overview__bar" aria-hidden="true">
          {stages.map(({ stage, state }) => (
            <i key={stage} className={`is-${state}`} />
          ))}
        </div>
      </div>
      <ul className="overview__lines">
        {comingDays(project, today)
          .slice(0, MOST_LINES)
          .map((coming) => (
            <li key={`${coming.kind} ${coming.day}`}>
              <span className="strong">
                {coming.kind === "payment"
                  ? t("project.payEvent", { amount: writeAmount(coming.amount, { country, language }) })
                  : coming.kind === "decision"
                    ? t("project.decideEvent", { what: inLanguage(coming.title, language) })
                    : inLanguage(coming.title, language)}
              </span>
              <span>
                {dayWords(coming.day, language)} · {fromTodayWords(daysUntil(coming.day, today), language)}
              </span>
            </li>
          ))}
      </ul>
      <p>
        <ButtonLink href={linkTo(edition, "profile-project") ?? ""}>{t("overview.openProject")}</ButtonLink>
      </p>
    </section>
  );
}
