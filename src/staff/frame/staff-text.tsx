import { MESSAGES } from "virtual:staff-messages";
import { createContext, use } from "react";
import { LANGUAGE_CODES, LANGUAGES, type Language, languageOf } from "../../editions/languages.ts";
import { createText, type MessageKey, type MessageValues } from "../../editions/text.ts";

export type StaffKey = Extract<MessageKey, `staff.${string}`>;

export interface StaffText {
  language: Language;
  t(key: StaffKey, values?: MessageValues): string;
}

/** Items with the comma of the language; missing ones are left out. */
export function useListWords(): (items: readonly (string | null)[]) => string {
  const { language } = useText();
  return (items) => items.filter(Boolean).join(LANGUAGES[language].comma);
}

/** The name of a language in the language of the member: "Hindi". */
export function useLanguageName(): (code: string) => string {
  const { language } = useText();
  return (code) => new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
}

const TextContext = createContext<StaffText | undefined>(undefined);

export const StaffTextProvider = TextContext;

export function useText(): StaffText {
  const text = use(TextContext);
  if (!text) throw new Error("The staff application has no text here.");
  return text;
}

const CHOSEN = "atrium-staff-language";

/** The texts in the language that the member has chosen, or else that of the browser. */
export async function loadStaffText(): Promise<StaffText> {
  const wished = localStorage.getItem(CHOSEN) ?? navigator.language.slice(0, 2);
  const language = languageOf(LANGUAGE_CODES.find((known) => known === wished) ?? "en");
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
  const load = MESSAGES[language];
  if (!load) throw new Error(`The staff application has no texts in ${language}.`);
  return createText(language, await load());
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(CHOSEN, language);
  location.reload();
}
