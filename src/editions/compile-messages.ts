import MessageFormat from "@messageformat/core";
import type { Language } from "./languages.ts";
import type { Message } from "./text.ts";

/**
 * Compiles the messages that depend on a number, such as "{count, plural, one {1 design} other {{count} designs}}".
 * All other messages stay texts. Only the server and tests do this; the build compiles those of the islands.
 */
export function compileMessages<Key extends string>(
  language: Language,
  texts: Readonly<Record<Key, string>>,
): Record<Key, Message> {
  const format = new MessageFormat<"string">(language, { strictPluralKeys: false });
  const compiled: Record<Key, Message> = { ...texts };
  for (const key of countedKeys(texts)) compiled[key] = format.compile(texts[key]);
  return compiled;
}

export function countedKeys<Key extends string>(texts: Readonly<Record<Key, string>>): Key[] {
  return (Object.keys(texts) as Key[]).filter((key) => texts[key].includes(", plural,"));
}
