import type { Country } from "./regions.ts";

/**
 * Amounts and dates for readers whose country is unknown: search engines, spreadsheets, other sites. Prices on pages
 * use the country's format instead (money.ts).
 */
const LOCALES: Partial<Record<Country, string>> = { in: "en-US", sg: "zh-SG" };
const DEFAULT_LOCALE = "en-US";
const DEFAULT_CURRENCY = "USD";
const DIGITS = 2;

interface CurrencyOptions {
  country?: Country;
  currency?: string;
}

/** $1,234.50 (FH-01). */
export function formatCurrency(
  amount: number,
  { country = "in", currency = DEFAULT_CURRENCY }: CurrencyOptions = {},
): string {
  return new Intl.NumberFormat(LOCALES[country] ?? DEFAULT_LOCALE, {
    style: "currency",
    currency,
    minimumFractionDigits: DIGITS,
    maximumFractionDigits: DIGITS,
  }).format(amount);
}

const DEFAULT_DATE_FORMAT = "MMMM DD, YYYY";

/** January 05, 2024 (FH-02). Uses the day in the text or, for an instant, the day in UTC. */
export function formatDate(date: string | Date, format = DEFAULT_DATE_FORMAT): string {
  const instant = new Date(date);
  return format.replace(/MMMM|MMM|MM|DD|YYYY/g, (part) => PARTS[part]?.format(instant) ?? part);
}

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });

const PARTS: Partial<Record<string, Intl.DateTimeFormat>> = {
  MMMM: part({ month: "long" }),
  MMM: part({ month: "short" }),
  MM: part({ month: "2-digit" }),
  DD: part({ day: "2-digit" }),
  YYYY: part({ year: "numeric" }),
};
