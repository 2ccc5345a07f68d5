const NO_BREAK_SPACE = "\u00a0";
const WORD_JOINER = "\u2060";

/** Keeps a number and its unit on one line: "3 BHK", "500 sq ft", "10-year". */
export function keepTogether(text: string): string {
  return text
    .replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK_SPACE}`)
    .replace(/(\d-)(?=\p{L})/gu, `$1${WORD_JOINER}`)
    .replace("sq ft", `sq${NO_BREAK_SPACE}ft`);
}
