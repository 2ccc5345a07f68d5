const DIGIT = /\p{Nd}/gu;

/** Western digits for those of any other script: "٠٥٠", "०५०" and "０５０" are "050". */
export function westernDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** Unicode has the digits of a script one after the other, from zero to nine. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
