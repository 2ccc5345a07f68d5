import type { Region } from "../../../../editions/regions.ts";

/** So long a visitor waits to be thanked, and so long what they booked may take to be told. */
const PATIENCE_MS = 6000;
const LONGEST_MS = 120_000;

/** Written out: the url table does not travel to browsers. A test holds that the two agree. */
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
    // The lead is stored, so the visitor is thanked whatever the line does now.
    return undefined;
  }
}

/** What is there in time; nothing of what is late. */
export function inTime<Value>(pending: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  return Promise.race([pending, late]);
}
