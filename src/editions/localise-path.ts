import { isRegion, type Region } from "./regions.ts";

/** First segments without a region: the specification's list, and three top-level pages that it omits (AMB-27). */
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

/** Adds the region to a path, unless the path already has one or belongs to none. */
export function localisePath(path: string, region: Region): string {
  const first = path.split(/[/?#]/)[1] ?? "";
  if (isRegion(first) || isUnprefixed(first)) return path;
  return path === "/" || path === "" ? `/${region}` : `/${region}${path}`;
}

function isUnprefixed(segment: string): boolean {
  return [...UNPREFIXED_SEGMENTS, ...ALSO_TOP_LEVEL].includes(segment);
}
