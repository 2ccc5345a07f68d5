import { DEFAULT_REGION, type Edition, editionOf, regionFromPath } from "../../../editions/edition.ts";
import { isRegion, REGIONS } from "../../../editions/regions.ts";
import type { AtriumState } from "../state/page-state.ts";

/** Whom the page is for, in the browser: its address says it, or else its state. An embed may stand outside of the regions. */
export function pageEdition(
  path: string,
  { isoCode, languageCode }: Pick<AtriumState, "isoCode" | "languageCode">,
): Edition {
  const region = regionFromPath(path);
  if (region) return editionOf(region);
  const editions = Object.keys(REGIONS).filter(isRegion).map(editionOf);
  const own = editions.find(
    (edition) => edition.isoCode === isoCode && edition.languageCode === languageCode,
  );
  return own ?? editionOf(DEFAULT_REGION);
}
