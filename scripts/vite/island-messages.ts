import { mentionedKeys } from "./mentioned-keys.ts";
import { moduleGraph } from "./module-graph.ts";

/** The messages that an island can say: those that it, or a module of ours that it reaches, mentions. */
export function islandMessages<Dictionary extends Readonly<Record<string, string>>>(
  file: string,
  dictionary: Dictionary,
): { messages: Dictionary; files: string[] } {
  const modules = moduleGraph(file, { withLater: true });
  const isUsed = mentionedKeys([...modules.values()]);
  return {
    // Of the same type: what is left out is never asked for.
    messages: Object.fromEntries(Object.entries(dictionary).filter(([key]) => isUsed(key))) as Dictionary,
    files: [...modules.keys()],
  };
}
