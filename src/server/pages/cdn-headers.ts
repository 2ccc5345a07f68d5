import { addDays, COUNTRY_TIME, instantAt, wallTime } from "../../editions/country-time.ts";
import type { Country } from "../../editions/regions.ts";
import { keysOfPage } from "../../platform/surrogate-keys.ts";
import type { CdnConfig } from "../../services/config/cdn-config.ts";

/** Time for the CDN to get the new page while it still sends the old one. */
const STALE_WHILE_REVALIDATING_S = 10;
const STALE_IF_ERROR_S = 86_400;

/** Documents whose content depends on the day: prices from a date on, and the seasons of a city. */
const DATED = /^(document|list) (calculator-rates|work-calendars)\b/;

interface Kept {
  cdn: Pick<CdnConfig, "kind" | "keepSeconds">;
  dependencies: ReadonlySet<string>;
  country: Country;
  /** From this time on the page is wrong. */
  endsAt: number | undefined;
  /** How long our own cache may still send the page with these headers. */
  cachedForMs: number;
}

/**
 * The headers with which a CDN keeps a page until it is purged. The CDN removes them from its responses. Browsers and
 * other caches still follow `cache-control`.
 */
export function cdnHeaders(
  { cdn, dependencies, country, endsAt = Number.POSITIVE_INFINITY, cachedForMs }: Kept,
  now = Date.now(),
): [string, string][] {
  const isDated = [...dependencies].some((name) => DATED.test(name));
  const until = Math.min(endsAt, isDated ? endOfDay(country, now) : endOfYear(country, now));
  const left = Math.floor((until - now - cachedForMs) / 1000);
  const fresh = Math.min(cdn.keepSeconds, left - STALE_WHILE_REVALIDATING_S);
  if (fresh <= 0) return [];
  const staleIfError = Math.min(STALE_IF_ERROR_S, left - fresh);
  const kept = `max-age=${fresh}, stale-while-revalidate=${STALE_WHILE_REVALIDATING_S}, stale-if-error=${staleIfError}`;
  const keys = keysOfPage(dependencies);
  return cdn.kind === "cloudflare"
    ? [
        ["cloudflare-cdn-cache-control", kept],
        ["cache-tag", keys.join(",")],
      ]
    : [
        ["surrogate-control", kept],
        ["surrogate-key", keys.join(" ")],
      ];
}

function endOfDay(country: Country, now: number): number {
  const { timeZone } = COUNTRY_TIME[country];
  const { day } = wallTime(new Date(now), timeZone);
  return instantAt({ day: addDays(day, 1), minutes: 0 }, timeZone).getTime();
}

/** The footer contains the year. */
function endOfYear(country: Country, now: number): number {
  const { timeZone } = COUNTRY_TIME[country];
  const year = Number(wallTime(new Date(now), timeZone).day.slice(0, 4));
  return instantAt({ day: `${year + 1}-01-01`, minutes: 0 }, timeZone).getTime();
}
