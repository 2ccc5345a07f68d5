import { type PlanDay, planDay } from "./plan-day.ts";
import type { PaymentName } from "./split-payments.ts";

type RungName = "first-week" | "first-layout" | "drawn" | "ordered" | "making" | "made";

/** One step of the cancellation ladder (content/documents/service-pages, "cancellations"): the contract has the same six. */
export interface Rung {
  name: RungName;
  until: PlanDay;
  paid: number;
  back: number | undefined;
  /** Whether what was already made or bought is taken off it, line by line. */
  isAtMost: boolean;
}

const FIRST_WEEK = 7;
const BEFORE_PRODUCTION = 3;

type Days = Record<PaymentName | "secondLayout" | "handover", PlanDay>;

export function refundLadder(
  { booking, order, balance }: Record<PaymentName, number>,
  days: Days,
  start: string | undefined,
): Rung[] {
  const later = ({ after }: PlanDay, count: number) => planDay(start, after + count);
  const ordered = booking + order;
  return [
    rung("first-week", later(days.booking, FIRST_WEEK), booking, booking),
    // Half of an odd amount is rounded for the customer.
    rung("first-layout", days.secondLayout, booking, Math.ceil(booking / 2)),
    rung("drawn", days.order, booking, 0),
    { ...rung("ordered", later(days.order, BEFORE_PRODUCTION), ordered, order), isAtMost: true },
    { ...rung("making", days.balance, ordered, order), isAtMost: true },
    rung("made", days.handover, ordered + balance, undefined),
  ];
}

function rung(name: RungName, until: PlanDay, paid: number, back: number | undefined): Rung {
  return { name, until, paid, back, isAtMost: false };
}
