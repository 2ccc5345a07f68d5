import { randomInt } from "node:crypto";

/** Without letters and digits that people take for one another, and without vowels that would make words. */
const LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ";

/** A few letters that can be read aloud on the phone: "K7MQ2P". */
export function readableKey(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
