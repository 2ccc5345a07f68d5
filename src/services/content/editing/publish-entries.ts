import type { ContentFault } from "../../files/content-problem.ts";
import { type ContentChange, type ContentOptions, changeContent } from "../change-content.ts";
import { DOCUMENT_TYPES } from "../document-types.ts";
import { faultsOfFile } from "../read-documents.ts";
import type { ContentReport } from "../store-content.ts";
import { asFiles, type ContentState, readContentState } from "./content-state.ts";
import { type EntryId, partsOf, writeEntry } from "./file-entries.ts";
import { type EntryChange, mergedWith } from "./merged-with.ts";
import type { VersionReason } from "./version-store.ts";

/** Someone else has published other values of these fields meanwhile. */
export class ChangedMeanwhile extends Error {
  readonly id: EntryId;
  readonly fields: readonly string[];

  constructor(id: EntryId, fields: readonly string[]) {
    super(`${id} was changed meanwhile: ${fields.join(", ")}`);
    this.id = id;
    this.fields = fields;
  }
}

/** Publishes changes at once: all of them, or none if one has a fault. */
export async function publishEntries(
  options: ContentOptions,
  changes: readonly EntryChange[],
  reason: VersionReason,
  also: AlsoChanged = {},
): Promise<ContentReport | undefined> {
  return changeContent(options, Date.now(), (state) => ({
    ...withChanges(state, changes),
    reasonOf: () => reason,
    ...also,
  }));
}

export type AlsoChanged = Pick<ContentChange, "added" | "done" | "alsoWrite">;

/** Plans the waiting changes again, after one was added or cancelled. */
export function planAgain(options: ContentOptions, also: AlsoChanged): Promise<ContentReport | undefined> {
  return changeContent(options, Date.now(), ({ files, edits }) => ({
    ...{ files: asFiles(files), edits, ...also },
    reasonOf: () => ({ action: "published", by: { id: null, name: null } }),
  }));
}

/** The faults that a change of this document would have. */
export async function checkEntry(
  { database, photographs, types = DOCUMENT_TYPES, parseMemory }: ContentOptions,
  change: EntryChange,
): Promise<readonly ContentFault[]> {
  const { files } = withChanges(await readContentState(database.db), [change]);
  return faultsOfFile(files, partsOf(change.id).file, types, photographs, parseMemory);
}

/** What is stored, with the changes. */
function withChanges(
  { files, edits }: Pick<ContentState, "files" | "edits">,
  changes: readonly EntryChange[],
): Pick<ContentChange, "files" | "edits"> {
  const texts = new Map(files);
  const bases = new Map(edits);
  for (const change of changes) {
    const { file } = partsOf(change.id);
    const before = texts.get(file);
    const { value, conflicts } = mergedWith(before, change);
    if (conflicts.length > 0) throw new ChangedMeanwhile(change.id, conflicts);
    const text = writeEntry(before, change.id, value);
    if (!bases.has(file)) bases.set(file, before ?? null);
    if (text === undefined) texts.delete(file);
    else texts.set(file, text);
    // As it was imported again.
    if ((bases.get(file) ?? undefined) === text) bases.delete(file);
  }
  return { files: asFiles(texts), edits: bases };
}
