import { westernDigits } from "../../editions/western-digits.ts";

/** Keeps only digits and '+', however a number was written (SV-15). */
export function cleanPhone(text: string): string {
  return westernDigits(text)
    .replaceAll("＋", "+")
    .replace(/[^\d+]/g, "");
}
