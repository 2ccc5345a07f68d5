import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { markMessages } from "../../src/editions/compile-messages.ts";
import { LANGUAGE_CODES, languageOf } from "../../src/editions/languages.ts";
import { writeMessages } from "./write-messages.ts";

const NAME = "virtual:staff-messages";
const PREFIX = "staff.";

/** The messages of the staff application by language; the browser loads one language. */
export function staffMessages(root: string): Plugin {
  return {
    name: "staff-messages",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return writeLoaders();
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const language = id.slice(NAME.length + 2);
      const file = join(root, "messages", `${language}.json`);
      this.addWatchFile(file);
      const all: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
      const own = Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith(PREFIX)));
      return writeMessages(language, markMessages(languageOf(language), own));
    },
  };
}

function writeLoaders(): string {
  const rows = LANGUAGE_CODES.map(
    (language) => `${language}: async () => (await import("${NAME}/${language}")).default`,
  );
  return `export const MESSAGES = { ${rows.join(", ")} };`;
}
