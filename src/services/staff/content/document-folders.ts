import type { Kysely } from "kysely";
import { isRegion } from "../../../editions/regions.ts";
import type { Schema } from "../../../platform/database/schema.ts";

/** How the documents of a type are stored, as the existing ones are. */
export async function isMarkdownType(
  db: Kysely<Schema>,
  type: string,
): Promise<{ isMarkdown: boolean; inRegions: boolean }> {
  const known = await db
    .selectFrom("content_entries")
    .select("file")
    .where("content_type", "=", type)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return {
    isMarkdown: known?.file.endsWith(".md") ?? false,
    inRegions: known?.file.split("/").some(isRegion) ?? false,
  };
}
