import type { Kysely } from "kysely";
import { z } from "zod";
import { MAX_WISHED } from "../../contracts/wishlist/wishlist-constants.ts";
import { type ContentId, SavedMeta } from "../../contracts/wishlist/wishlist-shapes.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Schema } from "../../platform/database/schema.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** An item that a customer has saved. Each item exists once per customer. */
    wishlist_items: {
      id: string;
      customer_id: string;
      country: string;
      content_type: string;
      slug: string;
      meta: string;
      created_at: string;
    };
  }
}

/** A write consists of several statements, so callers use `customerWrite`. */
export type Db = Kysely<Schema>;

type Sought = Partial<Omit<ContentId, "meta">>;

export async function listSaved(db: Db, customerId: string, sought: Sought = {}): Promise<ContentId[]> {
  const { country_code, content_type, slug } = sought;
  let query = db.selectFrom("wishlist_items").selectAll().where("customer_id", "=", customerId);
  if (country_code !== undefined) query = query.where("country", "=", country_code);
  if (content_type !== undefined) query = query.where("content_type", "=", content_type);
  if (slug !== undefined) query = query.where("slug", "=", slug);
  const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").execute();
  return rows.map((row) => ({
    country_code: row.country,
    slug: row.slug,
    content_type: row.content_type,
    meta: StoredMeta.parse(row.meta),
  }));
}

/** Adds an item once, even if it is sent several times; the latest data is stored. "full" if the maximum is reached. */
export async function addSaved(db: Db, customerId: string, content: ContentId): Promise<"added" | "full"> {
  const meta = JSON.stringify(content.meta);
  const others = await db
    .selectFrom("wishlist_items")
    .select(["slug", "content_type"])
    .where("customer_id", "=", customerId)
    .where("country", "=", content.country_code)
    .execute();
  const isThere = others.some(
    ({ slug, content_type }) => slug === content.slug && content_type === content.content_type,
  );
  if (!isThere && others.length >= MAX_WISHED) return "full";
  await db
    .insertInto("wishlist_items")
    .values({
      id: newId(),
      customer_id: customerId,
      country: content.country_code,
      content_type: content.content_type,
      slug: content.slug,
      meta,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(["customer_id", "country", "content_type", "slug"]).doUpdateSet({ meta }),
    )
    .execute();
  return "added";
}

export async function removeSaved(db: Db, customerId: string, content: ContentId): Promise<void> {
  await db
    .deleteFrom("wishlist_items")
    .where("customer_id", "=", customerId)
    .where("country", "=", content.country_code)
    .where("content_type", "=", content.content_type)
    .where("slug", "=", content.slug)
    .execute();
}

/** The JSON that was stored after its schema had checked it. */
export const StoredMeta = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(SavedMeta);
