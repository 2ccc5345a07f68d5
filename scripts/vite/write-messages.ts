import compileModule from "@messageformat/core/lib/compile-module.js";
import { countedKeys, messageFormat } from "../../src/editions/compile-messages.ts";

/** A module of messages: texts, and functions compiled from those that depend on a number. */
export function writeMessages(language: string, messages: Readonly<Record<string, string>>): string {
  const counted = countedKeys(messages);
  if (counted.length === 0) return `export default ${JSON.stringify(messages)};`;
  const pick = (isWanted: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(messages).filter(([key]) => isWanted(key)));
  const functions = compileModule(
    messageFormat(language),
    pick((key) => counted.includes(key)),
  );
  const texts = JSON.stringify(pick((key) => !counted.includes(key)));
  return functions.replace("export default {", `export default { ...${texts},`);
}
