import type { Country } from "../../editions/regions.ts";
import { datePayments, type Payment, type PaymentTerms } from "./dated-payments.ts";
import { type DelayCredit, delayCredit } from "./delay-credit.ts";
import type { PlanDay } from "./plan-day.ts";
import { type RefundStep, refundSchedule } from "./refund-schedule.ts";

export interface PaymentPlan {
  total: number;
  payments: readonly Payment[];
  handover: PlanDay;
  refunds: readonly RefundStep[];
  late: DelayCredit;
}

export function planPayments(terms: PaymentTerms, country: Country): PaymentPlan {
  const { payments, amounts, days } = datePayments(terms, country);
  const { handover } = days;
  const total = Math.round(terms.total);
  return {
    total,
    payments,
    handover,
    refunds: refundSchedule(amounts, days, terms.start),
    late: delayCredit(total, handover),
  };
}
