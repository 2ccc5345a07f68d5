import { HREFLANG_REGIONS, REGIONS, type Region } from "../../../editions/regions.ts";
import { alternatesOf } from "../../../urls/links.ts";

/**
 * The same page for other countries, as search engines should know it: in, sg and sa only (RT-14, AMB-02). No
 * x-default: the specification names three values, and "/" would only send a crawler on to one of them.
 */
export function hreflangAlternates(path: string): { region: Region; hreflang: string; path: string }[] {
  const alternates = alternatesOf(path, HREFLANG_REGIONS);
  const isOnlyItself = alternates.length === 1 && alternates[0]?.path === path;
  if (isOnlyItself) return [];
  return alternates.map(({ region, path: there }) => ({
    region,
    hreflang: REGIONS[region].locale,
    path: there,
  }));
}
