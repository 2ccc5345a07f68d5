import { type EntryId, type EntryValue, partsOf, readEntries } from "./file-entries.ts";
import { type MergedValue, mergeValues } from "./merge-values.ts";

/** A change of one document, made from what was published when the member began. */
export interface EntryChange {
  id: EntryId;
  base: EntryValue | undefined;
  /** Undefined removes the document. */
  value: EntryValue | undefined;
}

/** The change together with what was published since the member began. */
export function mergedWith(text: string | undefined, { id, base, value }: EntryChange): MergedValue {
  const published = readEntries({ name: partsOf(id).file, text: text ?? "" }).get(id);
  return mergeValues(base, value, published);
}
