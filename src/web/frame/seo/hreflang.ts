import { regionFromPath } from "../../../editions/edition.ts";
import { HREFLANG_REGIONS, REGIONS, type Region } from "../../../editions/regions.ts";
import { alternatesOf } from "../../../urls/links.ts";

export interface AlternatePage {
  region: Region;
  path: string;
}

/**
 * The alternates of a page in other countries for search engines: in, sg and sa only, and none on pages of other
 * editions (RT-14, AMB-02). There is no x-default: the specification names three values, and "/" would only redirect
 * a crawler to one of them. Slugs differ between countries, so a page with a slug has no alternates unless it names
 * the regions with the same slug or the URLs of the alternates.
 */
export function hreflangAlternates(
  path: string,
  regions: readonly Region[] = [],
  named?: readonly AlternatePage[],
): (AlternatePage & { hreflang: string })[] {
  // A set that does not include its own page, or without return links, is invalid.
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
