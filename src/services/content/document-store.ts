import type { Selectable } from "kysely";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { DocumentFilter } from "../../contracts/document-filters.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DocumentRow, Schema } from "../../platform/database/schema.ts";
import { matchFilter } from "./match-filter.ts";

export type StoredDocument = Selectable<DocumentRow>;
export type SortOrder = "position" | "-position" | "slug" | "-slug";

interface Gallery {
  contentType: string;
  filters: readonly DocumentFilter[];
}

export async function listDocuments(
  database: Database,
  gallery: Gallery,
  { page, size, sort }: { page: number; size: number; sort: SortOrder },
): Promise<{ rows: StoredDocument[]; total: number }> {
  const matching = selectGallery(database, gallery);
  const first = sort.endsWith("slug") ? ("slug" as const) : ("position" as const);
  const second = first === "slug" ? ("position" as const) : ("slug" as const);
  const rows = await matching
    .selectAll()
    .orderBy(first, sort.startsWith("-") ? "desc" : "asc")
    .orderBy(second)
    .orderBy("id")
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The document of a slug; the one that is for the asked country and language wins over one that is for all. */
export function findDocument(
  database: Database,
  gallery: Gallery,
  slug: string,
): Promise<StoredDocument | undefined> {
  return selectGallery(database, gallery)
    .selectAll()
    .where("slug", "=", slug)
    .orderBy((eb) => eb("country", "is", null))
    .orderBy((eb) => eb("language", "is", null))
    .orderBy("id")
    .executeTakeFirst();
}

/** The neighbour of a document in gallery order. At the end of the gallery it is the first one again. */
export async function findNeighbour(
  database: Database,
  gallery: Gallery,
  document: StoredDocument,
  side: "previous" | "next",
): Promise<StoredDocument | undefined> {
  const direction = side === "next" ? "asc" : "desc";
  const others = selectGallery(database, gallery)
    .selectAll()
    .where("id", "!=", document.id)
    .orderBy("position", direction)
    .orderBy("slug", direction)
    .orderBy("id", direction);
  const beyond = await others.where(liesBeyond(document, side === "next" ? ">" : "<")).executeTakeFirst();
  return beyond ?? others.executeTakeFirst();
}

function liesBeyond({ position, slug, id }: StoredDocument, sign: "<" | ">"): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "documents">();
  return eb(eb.refTuple("position", "slug", "id"), sign, eb.tuple(position, slug, id));
}

function selectGallery(database: Database, { contentType, filters }: Gallery) {
  return filters.reduce(
    (query, filter) => query.where(matchFilter(database.engine, filter)),
    database.db.selectFrom("documents").where("content_type", "=", contentType),
  );
}
