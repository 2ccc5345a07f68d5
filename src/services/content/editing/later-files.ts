import type { ContentFile } from "../document-source.ts";
import type { LaterFiles } from "../read-documents.ts";
import type { WaitingChange } from "./content-state.ts";
import { type EntryValue, partsOf, writeEntry } from "./file-entries.ts";
import { mergedWith } from "./merged-with.ts";

/** The files as they will be at the time of each waiting change. */
export function laterFiles(files: readonly ContentFile[], waiting: readonly WaitingChange[]): LaterFiles[] {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return waiting.flatMap((change) => {
    const written = applyWaiting(texts, change);
    if (written.conflicts.length > 0) return [];
    const { file: name } = partsOf(change.entryId);
    if (written.text === undefined) texts.delete(name);
    else texts.set(name, written.text);
    return {
      ...{ at: change.dueAt, ids: [change.entryId] },
      files: written.text === undefined ? [] : [{ name, text: written.text }],
      removed: written.text === undefined ? [name] : [],
    };
  });
}

/** Combines an approved change with what was published since it was approved. */
export function applyWaiting(
  texts: ReadonlyMap<string, string>,
  { entryId: id, base, value }: Pick<WaitingChange, "entryId" | "base" | "value">,
): { text: string | undefined; conflicts: string[] } {
  const text = texts.get(partsOf(id).file);
  const merged = mergedWith(text, { id, base: parsed(base), value: parsed(value) });
  if (merged.conflicts.length > 0) return { text, conflicts: merged.conflicts };
  return { text: writeEntry(text, id, merged.value), conflicts: [] };
}

function parsed(json: string | null): EntryValue | undefined {
  return json === null ? undefined : JSON.parse(json);
}
