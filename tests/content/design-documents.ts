import { readFile } from "node:fs/promises";
import { z } from "zod";
import {
  DesignDocument,
  PricedDocument,
} from "../../src/contracts/documents/designs/design-idea-document.ts";
import { DOCUMENT_TYPES } from "../../src/services/content/document-types.ts";
import { DESIGN_IDEA_TYPES } from "../../src/services/content/types/design-ideas-types.ts";
import { readStoredDocuments } from "./stored-documents.ts";

const Design = z.union([PricedDocument, DesignDocument]);
// The landing page refers to articles, which refer to many other documents: all are read, and then only the design
// ideas are used.
const stored = (await readStoredDocuments(DOCUMENT_TYPES)).filter(({ content_type }) =>
  Object.hasOwn(DESIGN_IDEA_TYPES, content_type),
);

/** The shipped documents of design ideas as they are stored. */
export const documents = stored.map(({ body, ...address }) => ({ ...address, body: JSON.parse(body) }));

export const designs = documents
  .filter(({ content_type }) => ["looks", "smart-photo-lite"].includes(content_type))
  .map(({ body, ...address }) => ({
    ...address,
    ...Design.parse({ ...body, slug: address.slug, contentType: address.content_type }),
  }));

/** The designs of a gallery, in their sort order. */
export function galleryOf(country: string, roomType: string) {
  return designs
    .filter((one) => one.country === country && one.roomType === roomType && !one.redirectedTo)
    .sort((one, other) => one.position - other.position || one.slug.localeCompare(other.slug));
}

export const categories = documents.filter(({ content_type }) => content_type === "design-ideas-categories");

const Shot = z.object({
  name: z.string(),
  room: z.string(),
  palette: z.string(),
  seed: z.number(),
  camera: z.string(),
  size: z.string(),
  variationOf: z.string().optional(),
});
const catalogueFile = new URL("../../content/photographs/catalogue.json", import.meta.url);
const shots = z.array(Shot).parse(JSON.parse(await readFile(catalogueFile, "utf8")));

/** The room that a photograph shows, and the camera position. */
export function shotOf(name: string): z.infer<typeof Shot> {
  const shot = shots.find((one) => one.name === name);
  if (!shot) throw new RangeError(`There is no photograph "${name}".`);
  return shot;
}
