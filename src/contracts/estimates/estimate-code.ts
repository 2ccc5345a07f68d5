const LENGTH = 10;
const HALF = LENGTH / 2;
/** The letters of readableKey: none can be confused with another, and none is a vowel. */
const CODE = /^[2-9BCDFGHJKMNPQRSTVWXZ]{10}$/;

export const ESTIMATE_CODE_LETTERS = LENGTH;

/**
 * Reads a typed or dictated code, with or without its hyphen, in upper or lower case. Returns undefined if it cannot
 * be one of ours.
 */
export function readEstimateCode(text: string | null | undefined): string | undefined {
  const code = (text ?? "").replaceAll(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** In two halves, for reading aloud: "K7MQ2-P4XW9". */
export function showEstimateCode(code: string): string {
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`;
}

/** One version of an estimate in a link or a form: "K7MQ2P4XW9.2". */
export function estimateReference(code: string, version: number): string {
  return `${code}.${version}`;
}

/** The fields of a lead about an estimate; empty if the reference is not one of ours. */
export function estimateFields(reference: string | null | undefined): Record<string, string> {
  const [typed, version = ""] = (reference ?? "").split(".");
  const code = readEstimateCode(typed);
  if (!code) return {};
  return { estimate_code: code, ...(/^[1-9]\d?$/.test(version) && { estimate_version: version }) };
}
