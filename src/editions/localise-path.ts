import { isRegion, type Region } from "./regions.ts";

/** First segments that belong to no region. The specification's list, and three top-level pages it forgot (AMB-27). */
export const UNPREFIXED_SEGMENTS = [
  "_nuxt",
  "bumblebee",
  "v1",
  "oembed",
  "ikea",
  "health",
  "auth",
  "api",
  "template",
  "scripts",
  "pwa",
  "swinstall",
  "robots.txt",
  "profile",
  "not-found",
] as const;

const ALSO_TOP_LEVEL = ["widget", "login", "amp"];

/** Puts a path under a region, unless it stands under one already or belongs to none. */
export function localisePath(path: string, region: Region): string {
  const first = path.split(/[/?#]/)[1] ?? "";
  if (isRegion(first) || isUnprefixed(first)) return path;
  return path === "/" || path === "" ? `/${region}` : `/${region}${path}`;
}

function isUnprefixed(segment: string): boolean {
  return [...UNPREFIXED_SEGMENTS, ...ALSO_TOP_LEVEL].includes(segment);
}
