import type { Country } from "../../../../editions/regions.ts";
import { westernDigits } from "../../../../editions/western-digits.ts";
import { type PaymentTerms, WORK_WEEKS } from "../../../../prices/milestones/dated-payments.ts";
import { MONEY_FIELDS, type MoneyField, type TypedMoney } from "./money-address.ts";

const LONGEST = 24;

export function moneyAsked(query: URLSearchParams): TypedMoney {
  return Object.fromEntries(
    MONEY_FIELDS.flatMap((name) => {
      const value = query.get(name)?.trim();
      return value ? [[name, value.slice(0, LONGEST)]] : [];
    }),
  );
}

export interface ReadMoney {
  terms: PaymentTerms;
  /** Whether the visitor entered the sum; otherwise it is an example. */
  isOwn: boolean;
  /** Invalid typed fields. The plan ignores them. */
  wrong: readonly MoneyField[];
}

export function readMoney(typed: TypedMoney, country: Country): ReadMoney {
  const sum = readSum(typed.sum ?? "", country);
  const start = readDay(typed.start ?? "");
  const weeks = readWeeks(typed.weeks ?? "");
  const found = { sum, start, weeks };
  return {
    terms: { total: sum ?? SUMS[country].example, start, weeks },
    isOwn: sum !== undefined,
    wrong: MONEY_FIELDS.filter((name) => typed[name]?.trim() && found[name] === undefined),
  };
}

/** A valid day of the calendar in a plausible year. */
function readDay(typed: string): string | undefined {
  const text = westernDigits(typed).trim();
  if (!/^20[2-4]\d-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

function readWeeks(typed: string): number | undefined {
  const text = westernDigits(typed).trim();
  const weeks = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return weeks >= WORK_WEEKS.least && weeks <= WORK_WEEKS.most ? weeks : undefined;
}

/** The limits of a plausible sum: smaller ones are not our orders, larger ones are typing errors. */
export const SUMS = {
  in: { least: 50_000, most: 100_000_000, example: 1_470_000 },
  sg: { least: 2000, most: 2_000_000, example: 56_500 },
  my: { least: 3000, most: 5_000_000, example: 83_200 },
  sa: { least: 5000, most: 20_000_000, example: 282_000 },
} as const satisfies Record<Country, { least: number; most: number; example: number }>;

/**
 * Reads a sum as people write it: "14,70,000", "₹14.7 lakh", "S$62k", "٢٨٢٬٠٠٠", in whole units. Undefined if it is
 * not a sum or not plausible.
 */
export function readSum(typed: string, country: Country): number | undefined {
  const text = westernDigits(typed).toLowerCase().replace(SIGNS, "").replace(/٫/g, ".").replace(GROUPS, "");
  const found = SUM.exec(text);
  if (!found) return undefined;
  const sum = Math.round(Number(found[1]) * (FACTORS[found[2] ?? ""] ?? 1));
  const { least, most } = SUMS[country];
  return sum >= least && sum <= most ? sum : undefined;
}

const SIGNS = /₹|s\$|\$|rs\.?|rm|inr|sgd|myr|sar|ريال|ر\.س\.?|﷼/g;
const GROUPS = /[,،٬\s\u00a0\u202f]/g;
const SUM = /^(\d{1,12}(?:\.\d{1,6})?)(k|ألف|lakhs?|lacs?|l|crores?|cr|m|million|مليون)?$/;
const LAKH = 100_000;
const CRORE = 10_000_000;
const MILLION = 1_000_000;
const FACTORS: Partial<Record<string, number>> = {
  k: 1000,
  ألف: 1000,
  l: LAKH,
  lac: LAKH,
  lacs: LAKH,
  lakh: LAKH,
  lakhs: LAKH,
  cr: CRORE,
  crore: CRORE,
  crores: CRORE,
  m: MILLION,
  million: MILLION,
  مليون: MILLION,
};
