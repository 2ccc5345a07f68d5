import type { Crew } from "../contracts/documents/planning/work-calendar.ts";
import { addDays } from "../editions/country-time.ts";
import { FULL_DAY, type WorkDays } from "./work-days.ts";

/** From design to cleaning, in the order in which they are shown. */
const STAGES = ["design", "approval", "factory", "noisy", "site", "fitting", "snagging", "cleaning"] as const;

export type Stage = (typeof STAGES)[number];

export const CREW_OF = {
  design: "office",
  approval: "authority",
  factory: "factory",
  noisy: "noisy",
  site: "site",
  fitting: "site",
  snagging: "site",
  cleaning: "site",
} as const satisfies Record<Stage, Crew>;

/** The stages that must be finished before each stage. The factory works during approval, noisy work and site work. */
export const AFTER: Record<Stage, readonly Stage[]> = {
  design: [],
  approval: ["design"],
  factory: ["design"],
  noisy: ["approval"],
  site: ["noisy"],
  fitting: ["site", "factory"],
  snagging: ["fitting"],
  cleaning: ["snagging"],
};

/** Working days of each stage; a stage with 0 days is skipped. */
export type StageDays = Record<Stage, number>;

export interface PlannedStage {
  stage: Stage;
  days: number;
  from: string;
  until: string;
}

export interface Plan {
  stages: PlannedStage[];
  from: string;
  /** The first day after all work is done. */
  moveIn: string;
}

/** The earliest plan that starts on a day. Undefined if it ends after the known calendar. */
export function planForwards(days: StageDays, work: WorkDays, from: string): Plan | undefined {
  const ends = new Map<Stage, string>();
  const stages: PlannedStage[] = [];
  for (const stage of STAGES) {
    const before = AFTER[stage].map((name) => ends.get(name) ?? "");
    const start = before.length === 0 ? from : addDays(latestOf(before), 1);
    if (days[stage] === 0) ends.set(stage, addDays(start, -1));
    if (days[stage] === 0) continue;
    const span = spanFrom(start, days[stage], work, CREW_OF[stage], 1);
    if (!span) return undefined;
    ends.set(stage, span.until);
    stages.push({ stage, days: days[stage], ...span });
  }
  return planOf(stages, addDays(latestOf([...ends.values()]), 1));
}

/** The latest plan for moving in on a day. Undefined if it starts before the known calendar. */
export function planBackwards(days: StageDays, work: WorkDays, moveIn: string): Plan | undefined {
  const starts = new Map<Stage, string>();
  const stages: PlannedStage[] = [];
  for (const stage of [...STAGES].reverse()) {
    const after = STAGES.filter((name) => AFTER[name].includes(stage)).map((name) => starts.get(name) ?? "");
    const end = addDays(after.length === 0 ? moveIn : earliestOf(after), -1);
    if (days[stage] === 0) starts.set(stage, addDays(end, 1));
    if (days[stage] === 0) continue;
    const span = spanFrom(end, days[stage], work, CREW_OF[stage], -1);
    if (!span) return undefined;
    starts.set(stage, span.from);
    stages.unshift({ stage, days: days[stage], ...span });
  }
  return planOf(stages, moveIn);
}

function planOf(stages: PlannedStage[], moveIn: string): Plan {
  return { stages, moveIn, from: earliestOf([moveIn, ...stages.map(({ from }) => from)]) };
}

function spanFrom(
  edge: string,
  days: number,
  work: WorkDays,
  crew: Crew,
  step: 1 | -1,
): { from: string; until: string } | undefined {
  let left = days * FULL_DAY;
  let first: string | undefined;
  for (let day = edge; day >= work.from && day <= work.until; day = addDays(day, step)) {
    const done = work.pace(day, crew);
    if (done === 0) continue;
    first ??= day;
    left -= done;
    if (left <= 0) return step === 1 ? { from: first, until: day } : { from: day, until: first };
  }
  return undefined;
}

function latestOf(days: readonly string[]): string {
  return days.reduce((one, other) => (one > other ? one : other));
}

function earliestOf(days: readonly string[]): string {
  return days.reduce((one, other) => (one < other ? one : other));
}
