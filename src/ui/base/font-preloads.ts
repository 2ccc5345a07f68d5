import type { Language } from "../../editions/regions.ts";
import figtree from "./fonts/figtree.woff2?url";
import fraunces from "./fonts/fraunces.woff2?url";
import plexRegular from "./fonts/plex-arabic-400.woff2?url";
import plexMedium from "./fonts/plex-arabic-500.woff2?url";
import plexBold from "./fonts/plex-arabic-600.woff2?url";

/** The fonts that the first screen sets, by language: one line of preload each, with `crossorigin`. */
export const FONT_PRELOADS: Record<Language, readonly string[]> = {
  en: [fraunces, figtree],
  ar: [plexRegular, plexMedium, plexBold],
};
