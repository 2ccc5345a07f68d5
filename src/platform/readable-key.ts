import { randomInt } from "node:crypto";

/** Without letters and digits that are easily confused, and without vowels, which could form words. */
const LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ";

/** A few letters that can be read out on the phone: "K7MQ2P". */
export function readableKey(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
