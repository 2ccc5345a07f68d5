import { mentionedKeys } from "./mentioned-keys.ts";
import { moduleGraph } from "./module-graph.ts";

/** The messages that an island can show: those that the island, or a module that it imports, mentions. */
export function islandMessages<Dictionary extends Readonly<Record<string, string>>>(
  file: string,
  dictionary: Dictionary,
): { messages: Dictionary; files: string[] } {
  const modules = moduleGraph(file, { withLater: true });
  const isUsed = mentionedKeys([...modules.values()]);
  return {
    // The type stays the same, because the removed messages are never read.
    messages: Object.fromEntries(Object.entries(dictionary).filter(([key]) => isUsed(key))) as Dictionary,
    files: [...modules.keys()],
  };
}
