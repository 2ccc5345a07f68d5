import type { Kysely } from "kysely";
import type { Engine } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { insertRows } from "./insert-rows.ts";
import { allowedMistakes, deletionsOf } from "./language/spelling.ts";
import { isConcept } from "./language/thesaurus.ts";

export interface WordChange {
  edition: string;
  word: string;
  stem: string;
  written: string;
  /** How many more documents hold it, or fewer. */
  documents: number;
}

const BATCH = 500;

/** Counts words up and down, and returns whether a word was unheard of in its edition. */
export async function updateWords(
  db: Kysely<Schema>,
  engine: Engine,
  changes: readonly WordChange[],
): Promise<(edition: string, word: string) => boolean> {
  const known = await readKnown(db, changes);
  await insertRows(
    db,
    engine,
    {
      table: "search_words",
      columns: ["edition", "word", "stem", "written", "documents"],
      ending:
        "on conflict (edition, word) do update set documents = search_words.documents + excluded.documents",
    },
    changes
      .filter(({ documents }) => documents !== 0)
      .map(({ edition, word, stem, written, documents }) => [edition, word, stem, written, documents]),
  );
  for (const edition of new Set(changes.map((change) => change.edition)))
    await db.deleteFrom("search_words").where("edition", "=", edition).where("documents", "<=", 0).execute();
  const isNew = (edition: string, word: string) => !known.has(`${edition} ${word}`);
  await addTypos(
    db,
    engine,
    changes.filter(({ edition, word }) => isNew(edition, word)),
  );
  return isNew;
}

async function readKnown(db: Kysely<Schema>, changes: readonly WordChange[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const [edition, ofEdition] of Map.groupBy(changes, (change) => change.edition)) {
    for (const words of inBatches(ofEdition.map(({ word }) => word))) {
      const rows = await db
        .selectFrom("search_words")
        .select("word")
        .where("edition", "=", edition)
        .where("word", "in", words)
        .execute();
      for (const { word } of rows) known.add(`${edition} ${word}`);
    }
  }
  return known;
}

/** Those of a word that nobody uses any more stay: they lead to nothing, and it may come back. */
async function addTypos(db: Kysely<Schema>, engine: Engine, changes: readonly WordChange[]): Promise<void> {
  const words = [...new Set(changes.map(({ word }) => word))].filter(
    (word) => !isConcept(word) && allowedMistakes(word) > 0,
  );
  const rows = words.flatMap((word) => deletionsOf(word).map((deletion) => [deletion, word] as const));
  // In the order of the key, so that neighbouring rows go into the same pages.
  rows.sort(([one], [other]) => (one < other ? -1 : 1));
  await insertRows(
    db,
    engine,
    { table: "search_typos", columns: ["deletion", "word"], ending: "on conflict do nothing" },
    rows,
  );
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH);
  return Array.from({ length: count }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH));
}
