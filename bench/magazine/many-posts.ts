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
/** Of a copy's text that are searched, so that tens of thousands are indexed in minutes. */
const PARAGRAPHS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * India's magazine with so many articles: beside the shipped ones, which must be there, copies of them, each with a slug, a
 * title and a day of its own. The same number gives the same articles.
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
  // Whatever is indexed by this name is indexed anew.
  await writeSetting(database.db, "content.checksum", `${count} articles`);
  await refreshSearchIndex(database, { types: DOCUMENT_TYPES, synonyms: await readSynonyms("content") });
  forgetGalleries(database);
}

/** So many days older than the article itself. */
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
      // What no list shows and no search reads: a copy is as long as its original.
      seoDescription: body.seoDescription + paragraphs.slice(PARAGRAPHS).join("</p>"),
    }),
  };
}
