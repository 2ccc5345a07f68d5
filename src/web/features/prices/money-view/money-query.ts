import type { Country } from "../../../../editions/regions.ts";
import { westernDigits } from "../../../../editions/western-digits.ts";
import { type PaymentWishes, WORK_WEEKS } from "../../../../prices/milestones/dated-payments.ts";
import { MONEY_FIELDS, type MoneyField, type TypedMoney } from "./money-address.ts";
import { readSum, SUMS } from "./read-sum.ts";

const LONGEST = 24;

/** What stands in the address of a page with the view. */
export function moneyAsked(query: URLSearchParams): TypedMoney {
  return Object.fromEntries(
    MONEY_FIELDS.flatMap((name) => {
      const value = query.get(name)?.trim();
      return value ? [[name, value.slice(0, LONGEST)]] : [];
    }),
  );
}

export interface ReadMoney {
  wishes: PaymentWishes;
  /** Whether the sum is the visitor's own; otherwise it is an example. */
  isOwn: boolean;
  /** What was typed and cannot be meant. The plan goes on without it. */
  wrong: readonly MoneyField[];
}

export function readMoney(typed: TypedMoney, country: Country): ReadMoney {
  const sum = readSum(typed.sum ?? "", country);
  const start = readDay(typed.start ?? "");
  const weeks = readWeeks(typed.weeks ?? "");
  const found = { sum, start, weeks };
  return {
    wishes: { total: sum ?? SUMS[country].example, start, weeks },
    isOwn: sum !== undefined,
    wrong: MONEY_FIELDS.filter((name) => typed[name]?.trim() && found[name] === undefined),
  };
}

/** A day that is in the calendar, and not so far off that a year was mistyped. */
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
