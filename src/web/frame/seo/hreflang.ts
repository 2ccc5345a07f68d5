import { HREFLANG_REGIONS, REGIONS, type Region } from "../../../editions/regions.ts";
import { alternatesOf } from "../../../urls/links.ts";

/**
 * The same page for other countries, as search engines should know it: in, sg and sa only (RT-14, AMB-02). No
 * x-default: the specification names three values, and "/" would only send a crawler on to one of them. Slugs differ between
 * countries, so that a page with one has no other, unless it is told which regions have the same.
 */
export function hreflangAlternates(
  path: string,
  regions: readonly Region[] = [],
): { region: Region; hreflang: string; path: string }[] {
  const told = HREFLANG_REGIONS.filter((region) => regions.includes(region));
  const alternates =
    told.length > 0
      ? told.map((region) => ({ region, path: path.replace(/^\/[^/]+/, `/${region}`) }))
      : alternatesOf(path, HREFLANG_REGIONS);
  const isOnlyItself = alternates.length === 1 && alternates[0]?.path === path;
  if (isOnlyItself) return [];
  return alternates.map(({ region, path: there }) => ({
    region,
    hreflang: REGIONS[region].locale,
    path: there,
  }));
}
