import type { Edition } from "./edition.ts";
import { LANGUAGES } from "./languages.ts";
import type { Country } from "./regions.ts";

interface Currency {
  /** Empty for the riyal: few fonts contain its sign, so it is drawn beside the number. */
  sign: string;
  digits: Intl.NumberFormat;
  countsInLakh: boolean;
}

const LAKH = 100_000;

// Western digits in every language; only India groups by lakh.
const CURRENCIES = {
  in: { sign: "₹", digits: new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 }), countsInLakh: true },
  sg: { sign: "S$", digits: new Intl.NumberFormat("en", { maximumFractionDigits: 0 }), countsInLakh: false },
  my: { sign: "RM ", digits: new Intl.NumberFormat("en", { maximumFractionDigits: 0 }), countsInLakh: false },
  sa: { sign: "", digits: new Intl.NumberFormat("en", { maximumFractionDigits: 0 }), countsInLakh: false },
} as const satisfies Record<Country, Currency>;

/** ₹12,47,000 · S$56,500 · RM 83,200 · 253,500 */
export function formatAmount(amount: number, country: Country): string {
  const { sign, digits } = CURRENCIES[country];
  return sign + digits.format(amount);
}

/** The price of a unit: S$2.50 · ₹1,850. Decimals are shown below a hundred, where they matter. */
export function formatRate(amount: number, country: Country): string {
  const cents = Math.round(amount * 100) / 100;
  if (amount >= 100 || Number.isInteger(cents)) return formatAmount(Math.round(amount), country);
  return CURRENCIES[country].sign + cents.toFixed(2);
}

/** ₹64,000 – 78,000: the sign once, a spaced dash. */
export function formatAmountRange(low: number, high: number, country: Country): string {
  return `${formatAmount(low, country)} – ${CURRENCIES[country].digits.format(high)}`;
}

/** ₹13.5 – 16.5; the word lakh is in the heading of the table. */
export function formatLakhRange(low: number, high: number): string {
  return `₹${inLakh(low)} – ${inLakh(high)}`;
}

/** ₹4.6 – 5.6 lakh, and in full below one lakh; all other countries are in full. */
export function formatPriceBand(low: number, high: number, country: Country): string {
  return countsInLakh(low, country)
    ? `${formatLakhRange(low, high)} lakh`
    : formatAmountRange(low, high, country);
}

/** ₹6 lakh · ₹6.5 lakh · ₹50,000 · S$20,000: a round amount in its usual spoken form. */
export function formatRoundAmount(amount: number, country: Country): string {
  return countsInLakh(amount, country) ? `₹${Number(inLakh(amount))} lakh` : formatAmount(amount, country);
}

export function hasDrawnSign(country: Country): boolean {
  return CURRENCIES[country].sign === "";
}

function countsInLakh(amount: number, country: Country): boolean {
  return CURRENCIES[country].countsInLakh && amount >= LAKH;
}

function inLakh(amount: number): string {
  return (amount / LAKH).toFixed(1);
}

/** An amount within text, where the riyal's drawn sign is not possible: its name is used instead. */
export function writeAmount(
  amount: number,
  { country, language }: Pick<Edition, "country" | "language">,
): string {
  const written = formatAmount(amount, country);
  return hasDrawnSign(country) ? LANGUAGES[language].riyals.replace("{amount}", written) : written;
}
