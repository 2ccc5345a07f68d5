import type { BuildingRules } from "../../../contracts/documents/planning/building-rules.ts";
import { dayWords, shortDayWords } from "../../../editions/day-words.ts";
import { inLanguage, LANGUAGES } from "../../../editions/languages.ts";
import type { MoveInPlan, StageOfPlan } from "../../../planning/make-plan.ts";
import type { Pause } from "../../../planning/work-days.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { FactText } from "../rules/basis-tag.tsx";
import { STAGE_NAMES, STAGE_TEXTS } from "./planner-words.ts";

/** Each stage with its days, what happens in it, and what costs it time. */
export function PlanStages({ plan, home }: { plan: MoveInPlan; home: BuildingRules }) {
  const { t, language } = useText();
  return (
    <ol className="plan-stages">
      {plan.stages.map((stage) => (
        <StageRow key={stage.stage} stage={stage} home={home} />
      ))}
      <li>
        <p className="plan-stages__when strong">{dayWords(plan.moveIn, language)}</p>
        <div className="stack gap-1">
          <h3 className="d20">{t("planner.moving")}</h3>
          <p className="soft measure">{t("planner.movingText")}</p>
        </div>
      </li>
    </ol>
  );
}

function StageRow({ stage, home }: { stage: StageOfPlan; home: BuildingRules }) {
  const { t, language } = useText();
  const [from, until] = [stage.from, stage.until].map((day) => shortDayWords(day, language));
  return (
    <li>
      <div className="plan-stages__when">
        <p className="strong">
          {stage.from === stage.until ? from : t("planner.fromTo", { from: from ?? "", until: until ?? "" })}
        </p>
        <p className="t13 soft">{t("planner.days", { n: stage.days })}</p>
      </div>
      <div className="stack gap-2">
        <h3 className="d20">{t(STAGE_NAMES[stage.stage])}</h3>
        <p className="soft measure">{t(STAGE_TEXTS[stage.stage])}</p>
        {stage.stage === "approval" && (
          <p className="measure">
            <FactText fact={home.lead} />
          </p>
        )}
        {stage.pauses.length > 0 && (
          <ul className="stack gap-1 t15 plan-stages__pauses">
            {stage.pauses.map((pause) => (
              <PauseRow key={pause.from + pause.until + pause.names.en} pause={pause} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function PauseRow({ pause }: { pause: Pause }) {
  const { t, language } = useText();
  const [from, until] = [pause.from, pause.until].map((day) => shortDayWords(day, language));
  const when =
    pause.from === pause.until ? from : t("planner.fromTo", { from: from ?? "", until: until ?? "" });
  return (
    <li>
      <Icon name="clock" size="small" />
      <span>
        {[inLanguage(pause.names, language), when].join(LANGUAGES[language].comma)}
        {pause.isExpected && <span className="soft"> {t("planner.expected")}</span>}
      </span>
    </li>
  );
}
