import { dayWords, fullDateWords } from "../../../editions/day-words.ts";
import { inLanguage } from "../../../editions/languages.ts";
import { planQuery } from "../../../planning/plan-choices.ts";
import { Button, ButtonLink } from "../../../ui/forms/button.tsx";
import { Notice } from "../../../ui/overlay/notice.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { linkTo } from "../../../urls/links.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { KeepPlan } from "./keep-plan.tsx";
import type { Planner } from "./load-planner.ts";
import { PlanChart } from "./plan-chart.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { PlanStages } from "./plan-stages.tsx";
import { SCOPE_NAMES } from "./planner-words.ts";
import "../../../ui/base/print-alone.css";
import "./planner.css";

interface PlanViewProps {
  planner: Planner;
  /** The code of the estimate that the plan is made for. */
  estimate: string | undefined;
}

/** The dated plan, drawn and told; it prints by itself and goes into a calendar. */
export function PlanView({ planner, estimate }: PlanViewProps) {
  const { t, language } = useText();
  const { edition } = usePage();
  const { answer, choices, offer } = planner;
  const home = offer.rules.find(({ slug }) => slug === choices.home);
  if (answer.kind === "unknown" || !home) {
    const { from, until } = offer.calendar;
    const dates = { from: fullDateWords(from, language), until: fullDateWords(until, language) };
    return (
      <Notice tone="bad" title={t("planner.unknownTitle")}>
        {t("planner.unknown", dates)}
      </Notice>
    );
  }
  const { plan } = answer;
  const file = linkTo(edition, "move-in-calendar", { date: choices.date ?? planner.today });
  const asked = planQuery({ ...choices, by: planner.isAsked ? choices.by : "keys" });
  return (
    <div className="stack gap-6 plan" data-prints="plan">
      <div className="stack gap-2">
        <p className="kicker">
          {home.name} · {t(SCOPE_NAMES[choices.scope])}
        </p>
        <h2 className="d42">
          {t("planner.moveInOn", { day: `${dayWords(plan.moveIn, language)} ${plan.moveIn.slice(0, 4)}` })}
        </h2>
      </div>
      <PlanNotice planner={planner} answer={answer} />
      <div className="stack gap-2">
        <PlanChart plan={plan} />
        <p className="t13 soft">{t("planner.legend")}</p>
      </div>
      <PlanStages plan={plan} home={home} />
      <div className="row plan__tools">
        {file && (
          <ButtonLink look="line" icon="calendar" href={`${file}?${asked}`}>
            {t("planner.calendar")}
          </ButtonLink>
        )}
        {estimate && planner.isAsked && <KeepPlan estimate={estimate} plan={planQuery(choices)} />}
        <Button look="line" icon="print" className="plan__print" data-print="plan">
          {t("planner.print")}
        </Button>
      </div>
      <ul className="stack gap-1 t13 soft">
        {offer.calendar.sources.map(({ names, checked }) => (
          <li key={names.en}>
            {inLanguage(names, language)}.{" "}
            {checked && t("rules.checked", { date: fullDateWords(checked, language) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
