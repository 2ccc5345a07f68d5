import { type PlanDay, planDay } from "./plan-day.ts";
import type { PaymentName } from "./split-payments.ts";

type RefundStepName = "first-week" | "first-layout" | "drawn" | "ordered" | "making" | "made";

/**
 * One step of the refund schedule (content/documents/service-pages, "cancellations"): the contract has the same six.
 */
export interface RefundStep {
  name: RefundStepName;
  until: PlanDay;
  paid: number;
  back: number | undefined;
  /** True if the cost of pieces that were already made or bought is deducted, line by line. */
  isAtMost: boolean;
}

const FIRST_WEEK = 7;
const BEFORE_PRODUCTION = 3;

type Days = Record<PaymentName | "secondLayout" | "handover", PlanDay>;

export function refundSchedule(
  { booking, order, balance }: Record<PaymentName, number>,
  days: Days,
  start: string | undefined,
): RefundStep[] {
  const later = ({ after }: PlanDay, count: number) => planDay(start, after + count);
  const ordered = booking + order;
  return [
    refundStep("first-week", later(days.booking, FIRST_WEEK), booking, booking),
    // Half of an odd amount is rounded up, in favour of the customer.
    refundStep("first-layout", days.secondLayout, booking, Math.ceil(booking / 2)),
    refundStep("drawn", days.order, booking, 0),
    { ...refundStep("ordered", later(days.order, BEFORE_PRODUCTION), ordered, order), isAtMost: true },
    { ...refundStep("making", days.balance, ordered, order), isAtMost: true },
    refundStep("made", days.handover, ordered + balance, undefined),
  ];
}

function refundStep(
  name: RefundStepName,
  until: PlanDay,
  paid: number,
  back: number | undefined,
): RefundStep {
  return { name, until, paid, back, isAtMost: false };
}
