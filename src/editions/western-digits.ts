const DIGIT = /\p{Nd}/gu;

/** Converts the digits of any script to western digits: "٠٥٠", "०५०" and "０５０" become "050". */
export function westernDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** In Unicode the digits of a script are consecutive, from zero to nine. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
