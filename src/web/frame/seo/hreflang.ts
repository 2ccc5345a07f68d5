import { regionFromPath } from "../../../editions/edition.ts";
import { HREFLANG_REGIONS, REGIONS, type Region } from "../../../editions/regions.ts";
import { alternatesOf } from "../../../urls/links.ts";

export interface PageElsewhere {
  region: Region;
  path: string;
}

/**
 * The same page for other countries, as search engines should know it: in, sg and sa only, and nothing on pages of other
 * editions (RT-14, AMB-02). No
 * x-default: the specification names three values, and "/" would only send a crawler on to one of them. Slugs differ between
 * countries, so that a page with one has no other, unless it is told which regions have the same, or names them by their
 * addresses.
 */
export function hreflangAlternates(
  path: string,
  regions: readonly Region[] = [],
  named?: readonly PageElsewhere[],
): (PageElsewhere & { hreflang: string })[] {
  // A set that does not name its own page, and is not linked back, is void.
  const own = regionFromPath(path);
  if (own && !isTold(own)) return [];
  const told = HREFLANG_REGIONS.filter((region) => regions.includes(region));
  const sameSlug =
    told.length > 0
      ? told.map((region) => ({ region, path: path.replace(/^\/[^/]+/, `/${region}`) }))
      : alternatesOf(path, HREFLANG_REGIONS);
  const alternates = (named ?? sameSlug).filter(({ region }) => isTold(region));
  const isOnlyItself = alternates.length === 1 && alternates[0]?.path === path;
  if (isOnlyItself) return [];
  return alternates.map(({ region, path: there }) => ({
    region,
    hreflang: REGIONS[region].locale,
    path: there,
  }));
}

function isTold(region: Region): boolean {
  const told: readonly Region[] = HREFLANG_REGIONS;
  return told.includes(region);
}
