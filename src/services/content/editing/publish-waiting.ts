import { ContentProblem } from "../../files/content-problem.ts";
import { type ContentChange, type ContentOptions, changeContent } from "../change-content.ts";
import { isDue, readPlanned } from "../publication/planned-changes.ts";
import type { ContentReport } from "../store-content.ts";
import { asFiles, type ContentState, type WaitingChange } from "./content-state.ts";
import { partsOf } from "./file-entries.ts";
import { applyWaiting } from "./later-files.ts";

/**
 * Publishes what is due: documents with a date, and approved changes of editors. A change that can't be published any
 * more, for example because another document that it names was removed, is marked as failed with the reason.
 */
export async function publishWaiting(
  options: ContentOptions,
  at: number,
  failed: ReadonlyMap<string, string> = new Map(),
): Promise<ContentReport | undefined> {
  let tried: WaitingChange[] = [];
  try {
    return await changeContent(options, at, async (state) => {
      if (!isDue(await readPlanned(options.database.db), at) && failed.size === 0) return undefined;
      tried = state.waiting.filter((change) => change.dueAt <= at && !failed.has(change.id));
      return dueChange(state, tried, failed);
    });
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    const wrong = tried.filter(({ entryId }) => isBlamed(error, entryId));
    const blamed = wrong.length > 0 ? wrong : tried;
    if (blamed.length === 0) throw error;
    const reason = error.faults.map(({ reason: text }) => text).join("; ");
    return publishWaiting(
      options,
      at,
      new Map([...failed, ...blamed.map(({ id }) => [id, reason] as const)]),
    );
  }
}

function isBlamed({ faults }: ContentProblem, entryId: string): boolean {
  return faults.some(({ file }) => file === partsOf(entryId).file);
}

function dueChange(
  { files, edits }: ContentState,
  due: readonly WaitingChange[],
  failed: ReadonlyMap<string, string>,
): ContentChange {
  const texts = new Map(files);
  const bases = new Map(edits);
  const outcomes = new Map<string, string | null>(failed);
  for (const change of due) {
    const { text, conflicts } = applyWaiting(texts, change);
    outcomes.set(change.id, conflicts.length > 0 ? `changed since: ${conflicts.join(", ")}` : null);
    if (conflicts.length > 0) continue;
    const { file } = partsOf(change.entryId);
    if (!bases.has(file)) bases.set(file, texts.get(file) ?? null);
    if (text === undefined) texts.delete(file);
    else texts.set(file, text);
  }
  const changeOf = new Map(due.map((change) => [change.entryId, change]));
  return {
    ...{ files: asFiles(texts), edits: bases, done: new Set(outcomes.keys()) },
    reasonOf: (id) => {
      const change = changeOf.get(id);
      return { action: "scheduled", by: { id: change?.memberId ?? null, name: change?.member ?? null } };
    },
    async alsoWrite(transaction) {
      for (const [id, problem] of outcomes)
        await transaction
          .updateTable("content_schedule")
          .set({ state: problem === null ? "done" : "failed", problem })
          .where("id", "=", id)
          .execute();
    },
  };
}
