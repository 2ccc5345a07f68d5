import type { Kysely } from "kysely";
import type { Engine } from "../../platform/database/database.ts";
import { changedTypes, type IndexedFields } from "../../platform/database/document-index/indexed-fields.ts";
import { storeDocuments } from "../../platform/database/document-index/store-documents.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { changedDependencies, type ListedDocument } from "./dependencies.ts";
import type { DocumentTypes } from "./document-type.ts";
import type { SealedDocument } from "./read-documents.ts";

export interface ContentReport {
  documents: number;
  added: number;
  changed: number;
  removed: number;
  planned?: { id: string; at: string }[];
  drafts?: number;
  /** Documents that editors have changed and that the import left as they are. */
  kept?: number;
  /** Fields that an editor and the import changed differently; the editor's change was kept. */
  conflicts?: { id: string; fields: string[] }[];
}

interface StoredChanges {
  report: ContentReport;
  dependencies: string[];
}

/** Makes the stored documents equal to the given ones, and writes only the differences. */
export async function storeContent(
  db: Kysely<Schema>,
  engine: Engine,
  documents: readonly SealedDocument[],
  types: DocumentTypes,
): Promise<StoredChanges> {
  const stored = await db.selectFrom("documents").select(["id", "checksum"]).execute();
  const before = new Map(stored.map(({ id, checksum }) => [id, checksum]));
  const after = new Set(documents.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !after.has(id)).map(({ id }) => id);
  const different = documents.filter(({ id, checksum }) => before.get(id) !== checksum);

  const fields = fieldsOf(types);
  const otherwiseIndexed = new Set(await changedTypes(db, fields));
  const put = documents.filter(
    ({ id, checksum, content_type }) => before.get(id) !== checksum || otherwiseIndexed.has(content_type),
  );
  const replaced = await readListed(db, [...gone, ...different.map(({ id }) => id)]);
  const updated_at = new Date().toISOString();
  await storeDocuments(db, engine, {
    put: put.map((document) => ({ ...document, updated_at })),
    remove: gone,
    fields,
  });
  const added = different.filter(({ id }) => !before.has(id)).length;
  const now = new Map(different.map((document) => [document.id, document]));
  const dependencies = [...new Set([...gone, ...now.keys()])].flatMap((id) => {
    const [was, is] = [replaced.get(id), now.get(id)];
    return changedDependencies(was, is, types[(is ?? was)?.content_type ?? ""]);
  });
  return {
    report: { documents: documents.length, added, changed: different.length - added, removed: gone.length },
    dependencies: [...new Set(dependencies)],
  };
}

const AT_ONCE = 500;

async function readListed(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedDocument>> {
  const found = new Map<string, ListedDocument>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom("documents")
      .select(["id", "content_type", "country", "position", "body"])
      .where("id", "in", ids.slice(start, start + AT_ONCE))
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

export function fieldsOf(types: DocumentTypes): IndexedFields {
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type?.filters ?? []]));
}
