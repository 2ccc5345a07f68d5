import type { PriceRates } from "../rates.ts";

interface Loan {
  yearly: number;
  months: number;
  most?: number;
  /** Monthly amounts are rounded to a multiple of it. */
  roundTo: number;
}

const LOANS: Record<PriceRates["currency"], Loan> = {
  INR: { yearly: 0.13, months: 36, roundTo: 100 },
  SGD: { yearly: 0.045, months: 60, most: 30_000, roundTo: 10 },
  MYR: { yearly: 0.07, months: 60, roundTo: 10 },
  SAR: { yearly: 0.08, months: 48, roundTo: 10 },
};

export interface Instalments {
  monthly: number;
  months: number;
  yearly: number;
  lent: number;
}

export function instalmentsOf({ currency }: Pick<PriceRates, "currency">, price: number): Instalments {
  const { yearly, months, most = Number.POSITIVE_INFINITY, roundTo } = LOANS[currency];
  const lent = Math.min(price, most);
  const rate = yearly / 12;
  const monthly = (lent * rate) / (1 - (1 + rate) ** -months);
  return { monthly: Math.round(monthly / roundTo) * roundTo, months, yearly, lent };
}
