import { crewWeek } from "./crew-week.ts";
import type { PlanChoices, PlanOffer } from "./plan-choices.ts";
import {
  CREW_OF,
  type Plan,
  type PlannedStage,
  planBackwards,
  planForwards,
  type StageDays,
} from "./plan-stages.ts";
import { type Pause, type WorkDays, workDays } from "./work-days.ts";

export interface StageOfPlan extends PlannedStage {
  pauses: Pause[];
}

export interface MoveInPlan extends Omit<Plan, "stages"> {
  stages: StageOfPlan[];
  /** True if no one works in the building on the moving day, so lifts and gates may be closed. */
  isMovingDayOff: boolean;
}

/**
 * "possible": the plan ends on the requested day, or starts with the keys. "too-soon": it does not, and this is the
 * nearest possible plan. "unknown": it is outside of the years with known holidays.
 */
export type PlanAnswer =
  | { kind: "possible" | "too-soon"; plan: MoveInPlan }
  | { kind: "unknown"; from: string; until: string };

export function makePlan(
  choices: PlanChoices & { date: string },
  offer: PlanOffer,
  today: string,
): PlanAnswer {
  const rules = offer.rules.find(({ slug }) => slug === choices.home);
  const days = stageDays(choices, offer);
  const { from, until } = offer.calendar;
  const unknown: PlanAnswer = { kind: "unknown", from, until };
  if (!rules || !days) return unknown;
  const week = crewWeek(rules, offer.calendar);
  const work = workDays(offer.calendar, { city: choices.city, week, quietEves: rules.quietEves });
  const answer = (kind: "possible" | "too-soon", plan: Plan | undefined): PlanAnswer =>
    plan ? { kind, plan: withPauses(plan, work) } : unknown;
  if (choices.date < from || choices.date > until) return unknown;
  if (choices.by === "keys") {
    const start = choices.date > today ? choices.date : today;
    return answer("possible", planForwards(days, work, start));
  }
  const backwards = planBackwards(days, work, choices.date);
  return backwards && backwards.from >= today
    ? answer("possible", backwards)
    : answer("too-soon", planForwards(days, work, today));
}

export function stageDays(
  { home, scope }: Pick<PlanChoices, "home" | "scope">,
  offer: PlanOffer,
): StageDays | undefined {
  const ours = offer.weeks.homes[home]?.[scope];
  const rules = offer.rules.find(({ slug }) => slug === home);
  if (!ours || !rules) return undefined;
  const { design, factory, noisy, site, fitting, snagging, cleaning } = ours;
  const approval = ours.needsApproval ? rules.lead.planned : 0;
  return { design, approval, factory, noisy, site, fitting, snagging, cleaning };
}

function withPauses(plan: Plan, work: WorkDays): MoveInPlan {
  return {
    ...plan,
    stages: plan.stages
      .map((stage) => ({
        ...stage,
        pauses: work.pausesBetween(stage.from, stage.until, CREW_OF[stage.stage]),
      }))
      .sort((one, other) => one.from.localeCompare(other.from)),
    isMovingDayOff: work.pace(plan.moveIn, "site") === 0,
  };
}
