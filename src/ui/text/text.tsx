import { createContext, type ReactNode, useContext } from "react";
import type messages from "../../../messages/en.json";
import type { Language } from "../../editions/regions.ts";

export type MessageKey = keyof typeof messages;
export type MessageValues = Record<string, string | number>;

export interface Text {
  language: Language;
  t: (key: MessageKey, values?: MessageValues) => string;
}

const TextContext = createContext<Text | undefined>(undefined);

export function TextProvider({ text, children }: { text: Text; children: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>;
}

export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error("A component asked for a message outside of TextProvider.");
  return text;
}

export function createText(language: Language, dictionary: Record<MessageKey, string>): Text {
  return { language, t: (key, values = {}) => fillPlaceholders(dictionary[key], values) };
}

/** Replaces {name} by its value. A name without a value stays as it is, so that the mistake can be seen. */
export function fillPlaceholders(message: string, values: MessageValues): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
