import { DEFAULT_REGION, type Edition, editionOf } from "../../../editions/edition.ts";
import { REGION_NAMES, REGIONS } from "../../../editions/regions.ts";

/** The edition for languages as `ui_locales` or a browser names them: the first that is wholly ours, or else in a language of ours. */
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
