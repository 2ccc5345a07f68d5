/** Western digits for Arabic-Indic (٠–٩) and Persian (۰–۹) ones. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Keeps only digits and '+', however a number was written (SV-15). */
export function cleanPhone(text: string): string {
  return westernDigits(text)
    .replaceAll("＋", "+")
    .replace(/[^\d+]/g, "");
}
