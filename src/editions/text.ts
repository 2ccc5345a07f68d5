import type messages from "../../messages/en.json";
import type { Language } from "./languages.ts";

export type MessageKey = keyof typeof messages;
export type MessageValues = Record<string, string | number>;
/** A text with placeholders, or a function where the text depends on a number: see `compile-messages.ts`. */
export type Message = string | ((values: MessageValues) => string);
export type Dictionary = Record<MessageKey, Message>;

export interface Text {
  language: Language;
  t: (key: MessageKey, values?: MessageValues) => string;
}

export function createText(language: Language, dictionary: Dictionary): Text {
  return {
    language,
    t(key, values = {}) {
      const message = dictionary[key];
      return typeof message === "string"
        ? fillPlaceholders(message, values)
        : message(new Proxy(values, UNFILLED));
    },
  };
}

/** Replaces {name} by its value. A name without a value is unchanged, because some callers fill it later. */
export function fillPlaceholders(message: string, values: MessageValues): string {
  if (!message.includes("{")) return message;
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

const UNFILLED: ProxyHandler<MessageValues> = {
  get: (values, name) => values[String(name)] ?? `{${String(name)}}`,
};
