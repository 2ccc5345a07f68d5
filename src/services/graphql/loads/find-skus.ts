import { DEFAULT_LANGUAGE, languageOf } from "../../../editions/languages.ts";
import type { Database } from "../../../platform/database/database.ts";
import { listDocuments } from "../../content/document-store.ts";
import type { StoredDocument } from "../../content/galleries/stored-document.ts";

/** English has no separate edition: it is the fallback for every other language. */
export function skuKey(code: string, language: string = DEFAULT_LANGUAGE): string {
  return `${code}/${language.toUpperCase()}`;
}

export async function findSkus(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredDocument>> {
  const codes = [...new Set(keys.map(codeOf))];
  const { rows } = await listDocuments(
    database,
    { contentType: "skus", filters: [{ field: "slug", op: "in", values: codes }] },
    { page: 0, size: codes.length * MAX_EDITIONS, sort: "slug" },
  );
  return new Map(
    keys.flatMap((key) => {
      const editions = rows.filter(({ slug }) => slug === codeOf(key));
      const own = editions.find((row) => skuKey(row.slug, row.language ?? undefined) === key);
      const found = own ?? editions.find(({ language }) => languageOf(language) === DEFAULT_LANGUAGE);
      return found ? [[key, found] as const] : [];
    }),
  );
}

const MAX_EDITIONS = 5;

function codeOf(key: string): string {
  return key.slice(0, key.lastIndexOf("/"));
}
