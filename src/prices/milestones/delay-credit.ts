import { addDays } from "../../editions/country-time.ts";
import type { PlanDay } from "./plan-day.ts";

/** The contractual credit for a handover that is late because of us: the same in every country. */
export const DELAY = { graceDays: 15, weekly: 0.0025, most: 0.05 } as const;

export interface DelayCredit {
  /** The first day with a credit. */
  from: PlanDay;
  weekly: number;
  most: number;
}

export function delayCredit(total: number, handover: PlanDay): DelayCredit {
  const days = DELAY.graceDays + 1;
  return {
    from: { after: handover.after + days, day: handover.day && addDays(handover.day, days) },
    weekly: Math.round(total * DELAY.weekly),
    most: Math.round(total * DELAY.most),
  };
}

/** The credit for days of delay that we cause: for each week that has begun after the grace period. */
export function creditOf(lateAmount: number, days: number) {
  const weeks = Math.ceil(Math.max(days - DELAY.graceDays, 0) / 7);
  const share = Math.min(weeks * DELAY.weekly, DELAY.most);
  return { weeks, graceLeft: Math.max(DELAY.graceDays - days, 0), amount: Math.round(lateAmount * share) };
}
