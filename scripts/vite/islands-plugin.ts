import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { markMessages } from "../../src/editions/compile-messages.ts";
import { languageOf } from "../../src/editions/languages.ts";
import { islandMessages } from "./island-messages.ts";
import { writeMessages } from "./write-messages.ts";

const REGISTRY = "virtual:islands";
const MESSAGES = "virtual:island-messages/";
const ENDING = ".island.tsx";

/**
 * The islands that the browser can load, by file name, each with its messages in each language. The browser loads
 * only messages in its language that the island can show.
 */
export function islandsPlugin(root: string): Plugin {
  const islands = () => globSync(`src/web/**/*${ENDING}`, { cwd: root }).sort();
  return {
    name: "islands",
    resolveId: (id) => (id === REGISTRY || id.startsWith(MESSAGES) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${REGISTRY}`) return writeRegistry(islands(), languagesIn(root));
      if (!id.startsWith(`\0${MESSAGES}`)) return undefined;
      const [, name, language = ""] = id.slice(MESSAGES.length + 1).match(/^(.+)-words-(\w+)$/) ?? [];
      const file = islands().find((island) => nameOf(island) === name);
      if (!file) throw new Error(`No island is called ${name}`);
      const dictionary = JSON.parse(readFileSync(join(root, "messages", `${language}.json`), "utf8"));
      const { messages, files } = islandMessages(join(root, file), dictionary);
      for (const reached of files) this.addWatchFile(reached);
      return writeMessages(language, markMessages(languageOf(language), messages));
    },
  };
}

function writeRegistry(islands: readonly string[], languages: readonly string[]): string {
  const rows = islands.map((file) => {
    const words = languages.map(
      (language) =>
        `${JSON.stringify(language)}: () => import("${MESSAGES}${nameOf(file)}-words-${language}")`,
    );
    return `${JSON.stringify(nameOf(file))}: row(() => import("/${file}"), { ${words.join(", ")} })`;
  });
  return `const row = (load, words) => ({ load, loadMessages: async (language) => (await words[language]()).default });
export const ISLANDS = { ${rows.join(",\n")} };`;
}

function nameOf(file: string): string {
  return basename(file, ENDING);
}

function languagesIn(root: string): string[] {
  return readdirSync(join(root, "messages")).map((file) => basename(file, ".json"));
}
