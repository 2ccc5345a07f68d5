import { COUNTRIES } from "../../editions/countries.ts";
import type { Country } from "../../editions/regions.ts";
import { type DelayCredit, delayCredit } from "./delay-credit.ts";
import { type PlanDay, workingDay } from "./plan-day.ts";
import { type Rung, refundLadder } from "./refund-ladder.ts";
import { PAYMENTS, type PaymentName, splitPayments } from "./split-payments.ts";

export interface PaymentWishes {
  /** With tax, in whole units of the country's money. */
  total: number;
  /** The day of the booking, 2026-11-17; without it the plan counts weeks. */
  start?: string | undefined;
  /** From the booking to the order; without it what is usual. */
  design?: number | undefined;
  /** From the order to the handover; without it what is usual. */
  weeks?: number | undefined;
}

export interface Payment extends PlanDay {
  name: PaymentName;
  /** Of a hundred. */
  share: number;
  amount: number;
}

export interface PaymentPlan {
  total: number;
  payments: readonly Payment[];
  handover: PlanDay;
  /** What comes back, whenever one stops. */
  ladder: readonly Rung[];
  late: DelayCredit;
}

const WEEK = 7;
/** Pieces are made, photographed and paid two weeks before they all stand. */
const FITTING = 14;

/** How long drawings take, and the works that most homes ask for, as we tell it everywhere. */
export const USUAL_WEEKS = {
  in: { design: 4, works: 9 },
  sg: { design: 3, works: 9 },
  my: { design: 4, works: 9 },
  sa: { design: 4, works: 10 },
} as const satisfies Record<Country, { design: number; works: number }>;

export const WORK_WEEKS = { least: 3, most: 40 } as const;

/** When which part of a sum is paid, and what follows for whoever stops or is late. */
export function planPayments(wishes: PaymentWishes, country: Country): PaymentPlan {
  const { total, start } = wishes;
  const { milestones } = COUNTRIES[country];
  const usual = USUAL_WEEKS[country];
  const design = (wishes.design ?? usual.design) * WEEK;
  const works = (wishes.weeks ?? usual.works) * WEEK;
  const amounts = splitPayments(total, milestones);
  const on = (after: number): PlanDay => workingDay(start, after, country);
  const days = {
    booking: on(0),
    order: on(design),
    balance: on(design + Math.max(works - FITTING, WEEK)),
  } satisfies Record<PaymentName, PlanDay>;
  const handover = on(design + works);
  return {
    total: Math.round(total),
    payments: PAYMENTS.map((name, index) => ({
      name,
      share: milestones[index] ?? 0,
      amount: amounts[name],
      ...days[name],
    })),
    handover,
    ladder: refundLadder(amounts, { ...days, secondLayout: on(design / 2), handover }, start),
    late: delayCredit(Math.round(total), handover),
  };
}
