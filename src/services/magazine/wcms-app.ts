import { Hono } from "hono";
import { listMagazineCategories } from "../../contracts/calls/magazine/magazine-categories.ts";
import type { Database } from "../../platform/database/database.ts";
import { serveCall } from "../http/serve-call.ts";
import { findAttributes } from "./find-attributes.ts";

type Category = Awaited<ReturnType<typeof findAttributes>>["attributes"][number];

/** More than an editor would ever write. */
const ALL = { page: 0, size: 1000 };

export function createWcmsApp(database: Database): Hono {
  const app = new Hono();
  const { path } = listMagazineCategories;
  // Some callers leave the slash at the end away.
  for (const address of [path, path.replace(/\/$/, "")] as const)
    serveCall(app, { ...listMagazineCategories, path: address as typeof path }, async ({ iso }) => {
      const question = { attribute: "category", country: iso.toUpperCase() } as const;
      const { attributes } = await findAttributes(database, question, ALL);
      const top = attributes.filter(({ parent }) => parent === undefined);
      return {
        categories: top.map((category) => ({
          ...entryOf(category),
          subCategories: attributes.filter(({ parent }) => parent === category.slug).map(entryOf),
        })),
      };
    });
  return app;
}

function entryOf({ id, slug, name, description, count, picture }: Category) {
  return {
    id,
    categoryName: slug,
    displayName: name,
    categorySlug: slug,
    description,
    count,
    ...(picture ? { image: `${picture.photo.url}/1080.jpg`, picture } : {}),
  };
}
