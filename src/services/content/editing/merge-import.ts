import type { ContentFile } from "../document-source.ts";
import { asFiles, type ContentState } from "./content-state.ts";
import { type EntryId, type EntryValue, readEntries, writeEntry } from "./file-entries.ts";
import { mergeValues } from "./merge-values.ts";

export interface ImportConflict {
  id: EntryId;
  fields: string[];
  theirs: EntryValue | undefined;
}

export interface MergedImport {
  files: ContentFile[];
  edits: Map<string, string | null>;
  /** Documents of editors that the folder does not have in this form, without a conflict. */
  kept: EntryId[];
  conflicts: ImportConflict[];
}

/**
 * The files of a folder together with what editors have changed since the last import: a change of either side is taken,
 * and where both changed the same field, the editor's value stays and the other one is reported.
 */
export function mergeImport(
  folder: readonly ContentFile[],
  { files, edits }: Pick<ContentState, "files" | "edits">,
): MergedImport {
  const merged = new Map(folder.map(({ name, text }) => [name, text]));
  const left = new Map<string, string | null>();
  const kept: EntryId[] = [];
  const conflicts: ImportConflict[] = [];
  for (const [name, base] of edits) {
    const theirs = merged.get(name);
    const ours = files.get(name);
    if (theirs === (base ?? undefined)) {
      if (ours === undefined) merged.delete(name);
      else merged.set(name, ours);
      left.set(name, base);
      kept.push(...readEntries({ name, text: ours ?? "" }).keys());
      continue;
    }
    const side = (text: string | null | undefined) => readEntries({ name, text: text ?? "" });
    const [was, own, other] = [side(base), side(ours), side(theirs)];
    let text = theirs ?? (own.size > 0 ? ours : undefined);
    for (const id of new Set([...was.keys(), ...own.keys(), ...other.keys()])) {
      const { value, conflicts: fields } = mergeValues(was.get(id), own.get(id), other.get(id));
      if (fields.length > 0) conflicts.push({ id, fields, theirs: other.get(id) });
      text = writeEntry(text, id, value);
    }
    if (text === undefined) merged.delete(name);
    else merged.set(name, text);
    if (text === theirs) continue;
    left.set(name, theirs ?? null);
    kept.push(...[...readEntries({ name, text: text ?? "" }).keys()].filter((id) => own.has(id)));
  }
  return { files: asFiles(merged), edits: left, kept, conflicts };
}
