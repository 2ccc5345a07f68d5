import { addDays } from "../../../../editions/country-time.ts";
import { LANGUAGES, type Language } from "../../../../editions/languages.ts";
import type { MoveInPlan, StageOfPlan } from "../../../../planning/make-plan.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";

/** The stages as bars over the months; what rests or goes slowly is hatched. The list below says the same in words. */
export function PlanChart({ plan }: { plan: MoveInPlan }) {
  const { t, language } = useText();
  const at = scaleOf(plan);
  return (
    <div className="stack gap-2 box pad-fluid plan-chart" aria-hidden="true">
      <div className="soft t13 plan-chart__months">
        {monthsOf(plan).map((day) => (
          <span key={day} style={cssNumbers({ "--at": at(day) })}>
            {monthName(day, language)}
          </span>
        ))}
      </div>
      {plan.stages.map((stage) => (
        <div key={stage.stage} className="plan-chart__row">
          <span className="plan-chart__name">{t(`planner.stage.${stage.stage}`)}</span>
          <span className="plan-chart__track">
            <StageBar stage={stage} at={at} />
          </span>
        </div>
      ))}
      <div className="plan-chart__row">
        <span className="plan-chart__name strong">{t("planner.moving")}</span>
        <span className="plan-chart__track">
          <i className="plan-chart__move" style={cssNumbers({ "--at": at(plan.moveIn) })} />
        </span>
      </div>
    </div>
  );
}

function StageBar({ stage, at }: { stage: StageOfPlan; at: Scale }) {
  const span = (from: string, until: string) =>
    cssNumbers({ "--from": at(from), "--to": at(addDays(until, 1)) });
  return (
    <>
      <i
        className={`plan-chart__bar plan-chart__bar--${stage.stage}`}
        style={span(stage.from, stage.until)}
      />
      {stage.pauses.map(({ from, until, pace }) => {
        const first = from > stage.from ? from : stage.from;
        const last = until < stage.until ? until : stage.until;
        return (
          <i
            key={from + until + pace}
            className={pace === 0 ? "plan-chart__pause plan-chart__pause--off" : "plan-chart__pause"}
            style={span(first, last)}
          />
        );
      })}
    </>
  );
}

type Scale = (day: string) => number;

function scaleOf({ from, moveIn }: MoveInPlan): Scale {
  const [first, last] = [Date.parse(from), Date.parse(addDays(moveIn, 3))];
  return (day) => Math.round((10_000 * (Date.parse(day) - first)) / (last - first)) / 10_000;
}

const MOST_NAMES = 6;

/** A month's name needs so many days beside the next. */
const ROOM_FOR_NAME = 16;

/** The first of each month in the plan; of every second one where there are many. The month that it begins in, too. */
function monthsOf({ from, moveIn }: MoveInPlan): string[] {
  const isWide = Number(from.slice(-2)) <= ROOM_FOR_NAME;
  const months: string[] = isWide ? [from] : [];
  for (let day = addDays(from, 1); day <= moveIn; day = addDays(day, 1))
    if (day.endsWith("-01")) months.push(day);
  return months.filter((_, index) => months.length <= MOST_NAMES || index % 2 === 0);
}

function monthName(day: string, language: Language): string {
  const { dateLocale } = LANGUAGES[language];
  return new Intl.DateTimeFormat(dateLocale, { month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
