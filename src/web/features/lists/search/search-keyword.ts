/** Longer than people type, and shorter than the limit of the search. */
const LONGEST = 100;

/** Cleans a keyword: one line, single spaces, limited length. Empty if nothing remains. */
export function cleanKeyword(text: string): string {
  const line = text
    .normalize("NFC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  const short = [...line].slice(0, LONGEST).join("").trim();
  return /[\p{L}\p{N}]/u.test(short) ? short : "";
}

/** The path of a search below the design ideas or the magazine of a region; without a keyword the base path. */
export function searchPath(basePath: string, text: string): string {
  const keyword = cleanKeyword(text);
  return keyword === "" ? basePath : `${basePath}/search/${encodeURIComponent(keyword)}`;
}
