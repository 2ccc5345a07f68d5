import type { Selectable } from "kysely";
import type { Database } from "../../src/platform/database/database.ts";
import { storeDocuments } from "../../src/platform/database/document-index/store-documents.ts";
import type { DocumentRow } from "../../src/platform/database/schema.ts";
import { DOCUMENT_COLUMNS } from "../../src/platform/database/schema.ts";
import { writeSetting } from "../../src/platform/database/settings.ts";
import { DOCUMENT_TYPES } from "../../src/services/content/document-types.ts";
import { forgetGalleries } from "../../src/services/content/galleries/gallery-memory.ts";
import { fieldsOf } from "../../src/services/content/store-content.ts";
import { refreshSearchIndex } from "../../src/services/search/refresh-search-index.ts";
import { readSynonyms } from "../../src/services/search/synonyms.ts";

const BATCH = 5_000;
/** The number of paragraphs of a copy that are indexed, so that tens of thousands of copies are indexed in minutes. */
const PARAGRAPHS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Fills India's magazine up to the given number of articles with copies of the shipped ones, which must exist. Each
 * copy has its own slug, title and date, and the same number always gives the same articles.
 */
export async function addPosts(database: Database, count: number): Promise<void> {
  const shipped = await database.db
    .selectFrom("documents")
    .select(DOCUMENT_COLUMNS)
    .where("content_type", "=", "magazine-posts")
    .where("country", "=", "IN")
    .orderBy("slug")
    .execute();
  for (let start = shipped.length; start < count; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => start + index);
    const put = numbers.flatMap((number) => {
      const original = shipped[number % shipped.length];
      return original ? [copyOf(original, Math.floor(number / shipped.length))] : [];
    });
    await database.bulk
      .transaction()
      .execute((db) =>
        storeDocuments(db, database.engine, { put, remove: [], fields: fieldsOf(DOCUMENT_TYPES) }),
      );
  }
  // A new checksum makes the search index rebuild.
  await writeSetting(database.db, "content.checksum", `${count} articles`);
  await refreshSearchIndex(database, { types: DOCUMENT_TYPES, synonyms: await readSynonyms("content") });
  forgetGalleries(database);
}

/** A copy is as many days older as its number. */
function copyOf(original: Selectable<DocumentRow>, copy: number): DocumentRow {
  const body = JSON.parse(original.body);
  const slug = `${original.slug}-${copy}`;
  const paragraphs: string[] = body.content.split("</p>");
  const older = new Date(Date.parse(body.date) - copy * DAY_MS).toISOString();
  return {
    ...original,
    id: original.id.replace(`:${original.slug}:`, `:${slug}:`),
    slug,
    position: original.position + copy,
    checksum: `${original.checksum} ${copy}`,
    body: JSON.stringify({
      ...body,
      date: older,
      title: `${body.title}, ${copy}`,
      content: `${paragraphs.slice(0, PARAGRAPHS).join("</p>")}</p>`,
      // The rest of the text goes into a field that no list shows and no search reads, so that a copy is as long as
      // its original.
      seoDescription: body.seoDescription + paragraphs.slice(PARAGRAPHS).join("</p>"),
    }),
  };
}
