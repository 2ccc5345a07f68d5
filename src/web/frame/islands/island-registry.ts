import type { Language } from "../../../editions/languages.ts";
import type { Dictionary } from "../../../editions/text.ts";
import type { Island } from "./island.tsx";

/** Every island by the name of its file. */
export type IslandRegistry = Readonly<Record<string, IslandRow>>;

interface IslandRow {
  load: () => Promise<{ default: Island<Record<string, unknown>> }>;
  /** Only the words that it can say: see scripts/vite/islands-plugin.ts. */
  loadMessages: (language: Language) => Promise<Dictionary>;
}
