import MessageFormat from "@messageformat/core";
import type { Language } from "./languages.ts";
import { markPercentages } from "./percentages.ts";
import type { Message } from "./text.ts";

/**
 * Compiles the messages that depend on a number, such as "{count, plural, one {1 design} other {{count} designs}}".
 * All other messages stay texts. Only the server and tests do this; the build compiles those of the islands.
 */
export function compileMessages<Key extends string>(
  language: Language,
  texts: Readonly<Record<Key, string>>,
): Record<Key, Message> {
  const format = messageFormat(language);
  const marked = markMessages(language, texts);
  const compiled: Record<Key, Message> = { ...marked };
  for (const key of countedKeys(marked)) compiled[key] = format.compile(marked[key]);
  return compiled;
}

/** The messages with the marks that right-to-left text needs. */
export function markMessages<Key extends string>(
  language: Language,
  texts: Readonly<Record<Key, string>>,
): Record<Key, string> {
  const marked: Record<Key, string> = { ...texts };
  for (const key of Object.keys(texts) as Key[]) marked[key] = markPercentages(texts[key], language);
  return marked;
}

/** Accepts any plural form, because tests/architecture/messages.test.ts checks the forms of each language. */
export function messageFormat(language: string): MessageFormat<"string"> {
  return new MessageFormat(language, { strictPluralKeys: false });
}

export function countedKeys<Key extends string>(texts: Readonly<Record<Key, string>>): Key[] {
  return (Object.keys(texts) as Key[]).filter((key) => texts[key].includes(", plural,"));
}
