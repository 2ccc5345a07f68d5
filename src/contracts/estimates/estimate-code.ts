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

/** One version of an estimate as a link or a form carries it: "K7MQ2P4XW9.2". */
export function estimateReference(code: string, version: number): string {
  return `${code}.${version}`;
}

/** The fields of a lead that is about an estimate; none where it is about none of ours. */
export function estimateFields(reference: string | null | undefined): Record<string, string> {
  const [typed, version = ""] = (reference ?? "").split(".");
  const code = readEstimateCode(typed);
  if (!code) return {};
  return { estimate_code: code, ...(/^[1-9]\d?$/.test(version) && { estimate_version: version }) };
}
