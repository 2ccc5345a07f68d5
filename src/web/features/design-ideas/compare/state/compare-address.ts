import { MAX_COMPARED } from "./compare-state.ts";

/** The query parameter of lists that holds what is compared: ?compare=LAM-001,ACR-002. */
export const COMPARE = "compare";

/** One more than can be compared, so that the page can say which one was too many. */
const MAX_READ = MAX_COMPARED + 1;

export function parseCodes(value: string | null | undefined): string[] {
  const codes = (value ?? "").split(",").map((code) => code.trim());
  return [...new Set(codes.filter((code) => code !== ""))].slice(0, MAX_READ);
}

export function writeCodes(codes: readonly string[]): string {
  return codes.join(",");
}

export function compareHref(list: string, codes: readonly string[]): string {
  return codes.length > 0 ? `${list}?${COMPARE}=${codes.map(encodeURIComponent).join(",")}` : list;
}

/** The query parameter that preserves the compared products in the links of a list. */
export function keptCompared({ searchParams }: URL): Record<string, string> {
  const codes = parseCodes(searchParams.get(COMPARE));
  return codes.length > 0 ? { [COMPARE]: writeCodes(codes) } : {};
}

/** Returns the codes after a toggle. A third code comes last, and the page refuses it. */
export function toggledCodes(codes: readonly string[], code: string): string[] {
  return codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];
}

export const COMPARE_FORM_ID = "compare-form";
export const COMPARE_TRAY = "compare-tray";
