/** More than anybody types, and less than the search refuses. */
const LONGEST = 100;

/** Cleans a keyword: one line, single spaces, limited length. Empty where there is nothing to search for. */
export function cleanKeyword(text: string): string {
  const line = text
    .normalize("NFC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  const short = [...line].slice(0, LONGEST).join("").trim();
  return /[\p{L}\p{N}]/u.test(short) ? short : "";
}

/** The address of a search below the design ideas or the magazine of a region; theirs where there is nothing to search for. */
export function searchPath(basePath: string, text: string): string {
  const keyword = cleanKeyword(text);
  return keyword === "" ? basePath : `${basePath}/search/${encodeURIComponent(keyword)}`;
}
