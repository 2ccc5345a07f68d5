import type { Region } from "../../../../editions/regions.ts";

/** The longest wait before a plain thank-you is shown, and the longest time for loading the full page. */
const PATIENCE_MS = 6000;
const LONGEST_MS = 120_000;

/** Written by hand because the URL table is not sent to browsers. A test compares the two. */
export function thanksPath(region: Region, token: string): string {
  return `/${region}/thank-you/${encodeURIComponent(token)}`;
}

export async function fetchThanks(region: Region, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  try {
    const response = await fetch(thanksPath(region, token), { signal: AbortSignal.timeout(LONGEST_MS) });
    if (!response.ok) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return page.querySelector("[data-thanks]")?.outerHTML;
  } catch {
    // The lead is stored, so the visitor sees a thank-you even if this request fails.
    return undefined;
  }
}

/** Resolves with the value, or with undefined if it takes too long. */
export function inTime<Value>(pending: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  return Promise.race([pending, late]);
}
