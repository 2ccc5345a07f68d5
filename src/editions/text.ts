import type messages from "../../messages/en.json";
import type { Language } from "./languages.ts";

export type MessageKey = keyof typeof messages;
export type MessageValues = Record<string, string | number>;
export type Dictionary = Record<MessageKey, string>;

export interface Text {
  language: Language;
  t: (key: MessageKey, values?: MessageValues) => string;
}

export function createText(language: Language, dictionary: Dictionary): Text {
  return { language, t: (key, values = {}) => fillPlaceholders(dictionary[key], values) };
}

/** Replaces {name} by its value. A name without a value is unchanged, so that the mistake is visible. */
export function fillPlaceholders(message: string, values: MessageValues): string {
  if (!message.includes("{")) return message;
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
