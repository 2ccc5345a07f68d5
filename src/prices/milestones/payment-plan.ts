import type { Country } from "../../editions/regions.ts";
import { datePayments, type Payment, type PaymentWishes } from "./dated-payments.ts";
import { type DelayCredit, delayCredit } from "./delay-credit.ts";
import type { PlanDay } from "./plan-day.ts";
import { type Rung, refundLadder } from "./refund-ladder.ts";

export interface PaymentPlan {
  total: number;
  payments: readonly Payment[];
  handover: PlanDay;
  ladder: readonly Rung[];
  late: DelayCredit;
}

export function planPayments(wishes: PaymentWishes, country: Country): PaymentPlan {
  const { payments, amounts, days } = datePayments(wishes, country);
  const { handover } = days;
  const total = Math.round(wishes.total);
  return {
    total,
    payments,
    handover,
    ladder: refundLadder(amounts, days, wishes.start),
    late: delayCredit(total, handover),
  };
}
