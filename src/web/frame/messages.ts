import ar from "../../../messages/ar.json";
import en from "../../../messages/en.json";
import type { Language } from "../../editions/regions.ts";
import { createText, type Text } from "../../ui/text/text.tsx";

const TEXTS: Record<Language, Text> = { en: createText("en", en), ar: createText("ar", ar) };

/** For the server, which speaks every language. The browser loads its own only; see the islands. */
export function textOf(language: Language): Text {
  return TEXTS[language];
}
