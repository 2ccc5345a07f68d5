import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { markMessages } from "../../src/editions/compile-messages.ts";
import { LANGUAGE_CODES, languageOf } from "../../src/editions/languages.ts";
import { writeMessages } from "./write-messages.ts";

const PREFIX = "staff.";

/** The texts of the form of a document are many, and only its screen needs them. */
const OF_FORM = /^staff\.(?:form|field)\./;

const MODULES: Record<string, { exported: string; has: (key: string) => boolean }> = {
  "virtual:staff-messages": {
    exported: "MESSAGES",
    has: (key) => key.startsWith(PREFIX) && !OF_FORM.test(key),
  },
  "virtual:staff-form-messages": { exported: "FORM_MESSAGES", has: (key) => OF_FORM.test(key) },
};

/** The messages of the staff application by language; the browser loads one language. */
export function staffMessages(root: string): Plugin {
  return {
    name: "staff-messages",
    resolveId: (id) => (moduleOf(id) ? `\0${id}` : undefined),
    load(id) {
      const found = id.startsWith("\0") ? moduleOf(id.slice(1)) : undefined;
      if (!found) return undefined;
      const { name, language, exported, has } = found;
      if (language === undefined) return writeLoaders(name, exported);
      const file = join(root, "messages", `${language}.json`);
      this.addWatchFile(file);
      const all: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
      const own = Object.fromEntries(Object.entries(all).filter(([key]) => has(key)));
      return writeMessages(language, markMessages(languageOf(language), own));
    },
  };
}

/** A module of messages itself, or its texts of one language: `virtual:staff-messages/en`. */
function moduleOf(id: string) {
  const [name = "", language] = id.split("/");
  const known = MODULES[name];
  return known && { ...known, name, language };
}

function writeLoaders(name: string, exported: string): string {
  const rows = LANGUAGE_CODES.map(
    (language) => `${language}: async () => (await import("${name}/${language}")).default`,
  );
  return `export const ${exported} = { ${rows.join(", ")} };`;
}
