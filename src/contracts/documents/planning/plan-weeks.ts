import { z } from "zod";

/** How much is done: kitchen and wardrobes alone, a whole home as it stands, or one with walls and wet rooms. */
export const SCOPES = ["built-ins", "home", "renovation"] as const;
export type Scope = (typeof SCOPES)[number];

const days = z.number().int().nonnegative();

/** Working days of each stage, each counted in the days of whoever does it. */
const ScopeDays = z.strictObject({
  design: days,
  /** Whether the building or the authority is asked first; how long that takes stands in its rules. */
  needsApproval: z.boolean(),
  factory: days,
  noisy: days,
  site: days,
  fitting: days,
  snagging: days,
  cleaning: days,
  /** From signed drawings to the handover, as we tell it everywhere: the plan of an ordinary season keeps to it. */
  weeks: z.tuple([z.number(), z.number()]),
});

/** Our own weeks, by the type of home (as the rules call it) and how much is done in it. */
export const PlanWeeks = z.strictObject({
  homes: z.record(z.string(), z.partialRecord(z.enum(SCOPES), ScopeDays)),
});

export type PlanWeeks = z.infer<typeof PlanWeeks>;
export type ScopeDays = z.infer<typeof ScopeDays>;
