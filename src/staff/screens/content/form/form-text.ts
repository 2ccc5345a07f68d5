import { FORM_MESSAGES } from "virtual:staff-form-messages";
import { use } from "react";
import type { Language } from "../../../../editions/languages.ts";
import { createText, type Dictionary } from "../../../../editions/text.ts";
import { type StaffText, useText } from "../../../frame/staff-text.tsx";

interface FormText extends StaffText {
  /** A text whose key is made from a name of a document; undefined if there is none. */
  find(key: string): string | undefined;
}

const loaded = new Map<Language, Promise<FormText>>();

/** The texts of the form, which are loaded with it. */
export function useFormText(): FormText {
  const { language } = useText();
  const text = loaded.get(language) ?? loadFormText(language);
  loaded.set(language, text);
  return use(text);
}

async function loadFormText(language: Language): Promise<FormText> {
  const load = FORM_MESSAGES[language];
  if (!load) throw new Error(`The form has no texts in ${language}.`);
  const dictionary = await load();
  const texts = new Map<string, Dictionary[keyof Dictionary]>(Object.entries(dictionary));
  const find = (key: string) => {
    const text = texts.get(key);
    return typeof text === "string" ? text : undefined;
  };
  return { ...createText(language, dictionary), find };
}
