import { LANGUAGES, type Language, type Script } from "../../editions/languages.ts";
import figtree from "./fonts/figtree.woff2?url";
import fraunces from "./fonts/fraunces.woff2?url";
import plexRegular from "./fonts/plex-arabic-400.woff2?url";
import plexMedium from "./fonts/plex-arabic-500.woff2?url";
import plexBold from "./fonts/plex-arabic-600.woff2?url";

export function fontPreloads(language: Language): readonly string[] {
  return FONTS[LANGUAGES[language].script];
}

const FONTS: Record<Script, readonly string[]> = {
  latin: [fraunces, figtree],
  arabic: [plexRegular, plexMedium, plexBold],
};
