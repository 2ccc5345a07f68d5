import { cleanPincode, isPincode } from "../../contracts/leads/lead-rules.ts";

export function isPostCodeRule(rule: string): boolean {
  const range = /^(\d{4,6})-(\d{4,6})$/.exec(rule);
  if (!range) return /^\d{2,6}$/.test(rule);
  const [, from = "", to = ""] = range;
  return from.length === to.length && from < to;
}

export type PostCodeRange = readonly [from: number, to: number];

/** The codes that a rule covers: "52" with six digits is 520000 to 529999. */
export function rangeOf(rule: string, digits: number): PostCodeRange {
  const [from = "", to = from] = rule.split("-");
  return [Number(from.padEnd(digits, "0")), Number(to.padEnd(digits, "9"))];
}

export function isWhole(rule: string, digits: number): boolean {
  return /^\d+$/.test(rule) && rule.length === digits;
}

/**
 * Normalises a post code: "560 034", "٢٣٤٥١" and Saudi Arabia's longer 23451-1234. Undefined if it is not one of the
 * country; the Saudi short address (RRRD2929) names a house and not a post code.
 */
export function readPostCode(typed: string, isoCode: string, digits: number): string | undefined {
  const cleaned = cleanPincode(typed);
  return isPincode(cleaned, isoCode) && /^\d/.test(cleaned) ? cleaned.slice(0, digits) : undefined;
}
