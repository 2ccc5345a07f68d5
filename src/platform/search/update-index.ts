import type { Kysely } from "kysely";
import type { Engine } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { insertRows } from "./insert-rows.ts";
import { postingOf } from "./posting-block.ts";
import { type ListChange, updateBlocks } from "./update-blocks.ts";
import { updateWords, type WordChange } from "./update-words.ts";
import { joinWords, splitWords } from "./word-ranks.ts";

/** A document as the index knows it. */
export interface IndexedDocument {
  number: number;
  document_id: string;
  checksum: string;
  content_type: string;
  slug: string;
  country: string | null;
  language: string | null;
  position: number;
  /** A small number; of equal results those of a lower kind come first. */
  kind: number;
  editions: readonly string[];
  title: string;
  /** What results show of it besides, as JSON. */
  card: string;
  words: ReadonlyMap<string, { rank: number; stem: string; written: string }>;
}

/** What the index held of a document, as far as it is needed to take it out again. */
export interface IndexedBefore {
  number: number;
  kind: number;
  editions: readonly string[];
  words: ReadonlyMap<string, { rank: number }>;
}

/** One document that came (only after), changed (both, with the same number) or went (only before). */
export interface IndexChange {
  before?: IndexedBefore | undefined;
  after?: IndexedDocument | undefined;
}

export async function updateIndex(
  db: Kysely<Schema>,
  engine: Engine,
  changes: readonly IndexChange[],
): Promise<void> {
  const { lists, words } = gatherChanges(changes);
  const isNew = await updateWords(db, engine, words);
  await updateBlocks(
    db,
    engine,
    lists.map((list) => ({ ...list, isNewWord: isNew(list.edition, list.word) })),
  );
  await updateDocuments(db, engine, changes);
}

/** What the index holds of some documents now. */
export async function readIndexed(
  db: Kysely<Schema>,
  documentIds: readonly string[],
): Promise<Map<string, IndexedBefore>> {
  const rows = await db
    .selectFrom("search_documents")
    .select(["document_id", "number", "kind", "editions", "words"])
    .where("document_id", "in", documentIds)
    .execute();
  return new Map(
    rows.map(({ document_id, number, kind, editions, words }) => [
      document_id,
      { number, kind, editions: editions.split(" ").filter(Boolean), words: splitWords(words) },
    ]),
  );
}

function gatherChanges(changes: readonly IndexChange[]) {
  const lists = new Map<string, Omit<ListChange, "isNewWord">>();
  const words = new Map<string, WordChange>();

  function note(side: "add" | "remove", document: IndexedBefore, other: IndexedBefore | undefined): void {
    const { kind, number } = document;
    for (const edition of document.editions) {
      for (const [word, { rank, ...forms }] of document.words) {
        const same = other?.editions.includes(edition) ? other.words.get(word) : undefined;
        if (!same) countWord(edition, word, side === "add" ? 1 : -1, forms);
        if (same?.rank === rank && other?.kind === kind) continue;
        listOf(edition, word, kind)[side].push(postingOf(rank, number));
      }
    }
  }

  function countWord(edition: string, word: string, documents: number, forms: object): void {
    const key = `${edition} ${word}`;
    const counted = words.get(key);
    if (counted) counted.documents += documents;
    else words.set(key, { edition, word, stem: word, written: word, ...forms, documents });
  }

  function listOf(edition: string, word: string, kind: number) {
    const key = `${edition} ${word} ${kind}`;
    const list = lists.get(key) ?? { edition, word, kind, add: [], remove: [] };
    lists.set(key, list);
    return list;
  }

  for (const { before, after } of changes) {
    if (before) note("remove", before, after);
    if (after) note("add", after, before);
  }
  return { lists: [...lists.values()], words: [...words.values()] };
}

async function updateDocuments(
  db: Kysely<Schema>,
  engine: Engine,
  changes: readonly IndexChange[],
): Promise<void> {
  for (const { before, after } of changes)
    if (before && !after)
      await db.deleteFrom("search_documents").where("number", "=", before.number).execute();
  const columns = [
    "number",
    "document_id",
    "checksum",
    "content_type",
    "slug",
    "country",
    "language",
    "position",
    "kind",
    "editions",
    "title",
    "card",
    "words",
  ] as const;
  const updates = columns.slice(1).map((column) => `${column} = excluded.${column}`);
  await insertRows(
    db,
    engine,
    {
      table: "search_documents",
      columns,
      ending: `on conflict (number) do update set ${updates.join(", ")}`,
    },
    changes.flatMap(({ after }) => {
      if (!after) return [];
      const row = { ...after, editions: after.editions.join(" "), words: joinWords(after.words) };
      return [columns.map((column) => row[column])];
    }),
  );
}
