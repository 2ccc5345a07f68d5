import { buildPicks, type Picks } from "./picks.ts";

/** Written by hand: colons and commas may stand in a query, and are easier to read there than %3A and %2C. */
export function sceneSearch(picks: Picks, open: string | undefined, keep: Record<string, string>): string {
  const parts = [
    ...(picks.length > 0 ? [`pieces=${buildPicks(picks)}`] : []),
    ...(open === undefined ? [] : [`piece=${encodeURIComponent(open)}`]),
    ...Object.entries(keep).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ];
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
