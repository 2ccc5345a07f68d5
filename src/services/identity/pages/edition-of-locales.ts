import { DEFAULT_REGION, type Edition, editionOf } from "../../../editions/edition.ts";
import { REGION_NAMES, REGIONS } from "../../../editions/regions.ts";

/**
 * The edition for languages in the format of `ui_locales` or a browser: the first exact match, otherwise one with the
 * same language.
 */
export function editionOfLocales(locales: string | undefined): Edition {
  const wanted = (locales ?? "")
    .toLowerCase()
    .split(/[\s,;]+/)
    .slice(0, 9);
  const exact = wanted.flatMap((tag) =>
    REGION_NAMES.filter((region) => REGIONS[region].locale.toLowerCase() === tag),
  );
  const spoken = wanted.flatMap((tag) =>
    REGION_NAMES.filter((region) => REGIONS[region].language === tag.split("-")[0]),
  );
  return editionOf(exact[0] ?? spoken[0] ?? DEFAULT_REGION);
}
