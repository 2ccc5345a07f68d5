const LENGTH = 10;
const HALF = LENGTH / 2;
/** The letters of readableKey: none is taken for another, and none is a vowel. */
const CODE = /^[2-9BCDFGHJKMNPQRSTVWXZ]{10}$/;

export const ESTIMATE_CODE_LETTERS = LENGTH;

/** A code as somebody types or hears it: with or without its hyphen, in any case. Nothing where it can be none of ours. */
export function readEstimateCode(text: string | null | undefined): string | undefined {
  const code = (text ?? "").replaceAll(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** In two halves, as one reads it aloud: "K7MQ2-P4XW9". */
export function showEstimateCode(code: string): string {
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`;
}
