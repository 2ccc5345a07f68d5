import { z } from "zod";

/**
 * The scope of the work: only kitchen and wardrobes, a whole home without structural changes, or one with changes of
 * walls and wet rooms.
 */
export const SCOPES = ["built-ins", "home", "renovation"] as const;
export type Scope = (typeof SCOPES)[number];

const days = z.number().int().nonnegative();

/** Working days of each stage, counted in the working week of its crew. */
const ScopeDays = z.strictObject({
  design: days,
  /** Whether the building or the authority must approve first; the duration is in its rules. */
  needsApproval: z.boolean(),
  factory: days,
  noisy: days,
  site: days,
  fitting: days,
  snagging: days,
  cleaning: days,
  /** From signed drawings to the handover, as published on the site: a plan in an ordinary season stays within it. */
  weeks: z.tuple([z.number(), z.number()]),
});

/** Our own durations, by the type of home (as in the rules) and the scope of the work. */
export const PlanWeeks = z.strictObject({
  homes: z.record(z.string(), z.partialRecord(z.enum(SCOPES), ScopeDays)),
});

export type PlanWeeks = z.infer<typeof PlanWeeks>;
export type ScopeDays = z.infer<typeof ScopeDays>;
