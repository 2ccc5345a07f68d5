import { westernDigits } from "../../editions/western-digits.ts";

/** Keeps only digits and '+', whatever the format of the number (SV-15). */
export function cleanPhone(text: string): string {
  return westernDigits(text)
    .replaceAll("＋", "+")
    .replace(/[^\d+]/g, "");
}
