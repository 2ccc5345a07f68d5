import { z } from "zod";
import { HomeLookCategory, StoredLook } from "../../contracts/documents/home-look.ts";
import type { Database } from "../../platform/database/database.ts";
import { noteDependency } from "../../platform/page-dependencies.ts";
import { listDependency } from "../content/dependencies.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";

const Look = StoredLook.extend({ slug: z.string(), documentId: z.string() });
const Category = HomeLookCategory.extend({ slug: z.string(), documentId: z.string() });

export type Look = z.infer<typeof Look>;
export type LookCategory = z.infer<typeof Category>;

export interface CountryLooks {
  looks: readonly Look[];
  categories: readonly LookCategory[];
}

export interface LooksIndex {
  of(country: string): Promise<CountryLooks>;
}

/**
 * All looks of a country in memory, read again after a change: counting the options of eleven filters needs every
 * look, and there are only a few dozen.
 */
export function createLooksIndex(database: Database): LooksIndex {
  const kept = new Map<string, { version: string; looks: Promise<CountryLooks> }>();
  return {
    async of(country) {
      for (const type of TYPES) noteDependency(listDependency(type, country));
      const version = await readVersion(database);
      const known = kept.get(country);
      if (known?.version === version) return known.looks;
      const looks = readLooks(database, country);
      kept.set(country, { version, looks });
      looks.catch(() => kept.delete(country));
      return looks;
    },
  };
}

const TYPES = ["home-looks", "home-look-categories"];

/** The checksums and not the latest date: after a clock was set back, a changed document has an earlier date. */
async function readVersion({ db }: Database): Promise<string> {
  const rows = await db
    .selectFrom("documents")
    .select(["id", "checksum"])
    .where("content_type", "in", TYPES)
    .orderBy("id")
    .execute();
  return rows.map(({ id, checksum }) => `${id} ${checksum}`).join("\n");
}

async function readLooks({ db }: Database, country: string): Promise<CountryLooks> {
  const rows = await db
    .selectFrom("documents")
    .selectAll()
    .where("content_type", "in", TYPES)
    .where("country", "=", country)
    .orderBy("position")
    .orderBy("slug")
    .execute();
  const ofType = (type: string) => rows.filter(({ content_type }) => content_type === type).map(bodyOf);
  return {
    looks: ofType("home-looks").map((body) => Look.parse(body)),
    categories: ofType("home-look-categories").map((body) => Category.parse(body)),
  };
}

function bodyOf({ id, slug, body }: StoredDocument): object {
  return { ...JSON.parse(body), slug, documentId: id };
}
