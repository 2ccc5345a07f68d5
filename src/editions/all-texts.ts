import ar from "../../messages/ar.json" with { type: "json" };
import en from "../../messages/en.json" with { type: "json" };
import { compileMessages } from "./compile-messages.ts";
import { byLanguage, type Language } from "./languages.ts";
import { createText, type MessageKey, type Text } from "./text.ts";

const MESSAGES: Record<Language, Record<MessageKey, string>> = { en, ar };

const TEXTS = byLanguage((language) => createText(language, compileMessages(language, MESSAGES[language])));

/**
 * For servers, which need every language for pages and e-mails. The browser loads only its own language; see the
 * islands.
 */
export function textOf(language: Language): Text {
  return TEXTS[language];
}
