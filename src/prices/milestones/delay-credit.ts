import { addDays } from "../../editions/country-time.ts";
import type { PlanDay } from "./plan-day.ts";

/** What the contract grants for a handover that is late through us: the same in every country. */
export const DELAY = { graceDays: 15, weekly: 0.0025, most: 0.05 } as const;

export interface DelayCredit {
  /** The first day that costs us something. */
  from: PlanDay;
  /** If everything is late: for each week, and in all. */
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
