/** The zero of each script whose digits our visitors type: Arabic, Persian, the scripts of India, and full-width digits. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
] as const;

const FOREIGN_DIGITS = new RegExp(
  `[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join("")}]`,
  "g",
);

/** Western digits for those of other scripts: "٠٥٠" and "０５０" are "050". */
export function westernDigits(text: string): string {
  return text.replace(FOREIGN_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
}
