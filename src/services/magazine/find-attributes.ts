import type { MAGAZINE_ATTRIBUTES } from "../../contracts/calls/magazine/magazine-attributes.ts";
import type { DocumentFilter } from "../../contracts/document-filters.ts";
import { MagazineAttribute } from "../../contracts/documents/magazine/magazine-attribute.ts";
import type { Database } from "../../platform/database/database.ts";
import { listDocuments } from "../content/document-store.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";

type Attribute = (typeof MAGAZINE_ATTRIBUTES)[number];

const CONTENT_TYPES: Record<Attribute, string> = {
  category: "magazine-taxonomy",
  post_tag: "magazine-tags",
  author: "magazine-authors",
};

/** Categories, tags or authors that have articles in a country, in the order of their files. */
export async function findAttributes(
  database: Database,
  {
    attribute,
    country,
    slugs,
  }: { attribute: Attribute; country: string; slugs?: readonly string[] | undefined },
  paging: { page: number; size: number },
) {
  const filters: DocumentFilter[] = [{ field: "country", op: "eq", values: [country] }];
  if (slugs) filters.push({ field: "slug", op: "in", values: [...slugs] });
  const gallery = { contentType: CONTENT_TYPES[attribute], filters };
  const { rows, total } = await listDocuments(database, gallery, { ...paging, sort: "position" });
  return { attributes: rows.map(readAttribute), total };
}

function readAttribute({ slug, body }: StoredDocument) {
  return MagazineAttribute.parse({ ...JSON.parse(body), slug });
}
