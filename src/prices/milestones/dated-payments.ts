import { COUNTRIES } from "../../editions/countries.ts";
import type { Country } from "../../editions/regions.ts";
import { type PlanDay, workingDay } from "./plan-day.ts";
import { PAYMENTS, type PaymentName, splitPayments } from "./split-payments.ts";

export interface PaymentTerms {
  /** With tax, in whole units of the country's currency. */
  total: number;
  start?: string | undefined;
  design?: number | undefined;
  /** Weeks from the order to the handover; the usual number when unset. */
  weeks?: number | undefined;
}

export interface Payment extends PlanDay {
  name: PaymentName;
  share: number;
  amount: number;
}

const WEEK = 7;
/** Pieces are made, photographed and paid two weeks before the fitting is complete. */
const FITTING = 14;

/** The usual weeks for the design and for the works of most homes, as published on the site. */
export const USUAL_WEEKS = {
  in: { design: 4, works: 9 },
  sg: { design: 3, works: 9 },
  my: { design: 4, works: 9 },
  sa: { design: 4, works: 10 },
} as const satisfies Record<Country, { design: number; works: number }>;

export const WORK_WEEKS = { least: 3, most: 40 } as const;

/** The dates and amounts of the payments. Calculators need no other part of a plan. */
export function datePayments(terms: PaymentTerms, country: Country) {
  const { total, start } = terms;
  const { milestones } = COUNTRIES[country];
  const usual = USUAL_WEEKS[country];
  const design = (terms.design ?? usual.design) * WEEK;
  const works = (terms.weeks ?? usual.works) * WEEK;
  const amounts = splitPayments(total, milestones);
  const on = (after: number): PlanDay => workingDay(start, after, country);
  const days = {
    booking: on(0),
    secondLayout: on(design / 2),
    order: on(design),
    balance: on(design + Math.max(works - FITTING, WEEK)),
    handover: on(design + works),
  } satisfies Record<PaymentName | "secondLayout" | "handover", PlanDay>;
  const payments = PAYMENTS.map(
    (name, index): Payment => ({ name, share: milestones[index] ?? 0, amount: amounts[name], ...days[name] }),
  );
  return { payments, amounts, days };
}
