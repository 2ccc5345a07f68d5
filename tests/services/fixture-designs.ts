import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { DocumentTypes } from "../../src/services/content/document-type.ts";
import { DOCUMENT_TYPES } from "../../src/services/content/document-types.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { copyOfContent, FIXTURE_TYPES } from "./fixture-backends.ts";

const photo = { url: "/api/images/sage-1", width: 1600, height: 1000, dominant: "#aabbcc" };

/** A design as the loader stores it. */
export function newDesign(slug: string, values: object = {}) {
  return {
    slug,
    title: `The ${slug}`,
    description: "A room to cook in.",
    roomType: "kitchen-designs",
    layout: "l-shaped",
    style: "modern",
    tier: "premium",
    tags: ["loft"],
    colours: ["green"],
    currency: "INR",
    coverImage: photo.url,
    altText: "A sage kitchen",
    addImages: { cover: photo.url, desktop: photo.url },
    viewImages: [{ baseSceneImageUrl: photo.url, altText: "A sage kitchen", products: [] }],
    roomSize: "80 sq ft",
    roomDimensions: { length: 10, breadth: 8 },
    picture: { photo: { name: "sage", ...photo }, alt: "A sage kitchen" },
    ...values,
  };
}

/** Documents by file name, together with the shipped rates. */
export function contentWithDesigns(files: Record<string, object>): string {
  const contentDirectory = copyOfContent();
  const documents = join(contentDirectory, "documents");
  cpSync(join(PROJECT_ROOT, "content/documents/calculator-rates"), join(documents, "calculator-rates"), {
    recursive: true,
  });
  for (const [name, contents] of Object.entries(files)) {
    const file = join(documents, `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(contents));
  }
  return contentDirectory;
}

/** Indexed like the real types; the schema for editors is not tested here. */
export const DESIGN_FIXTURE_TYPES: DocumentTypes = {
  ...FIXTURE_TYPES,
  ...Object.fromEntries(
    ["looks", "smart-photo-lite", "calculator-rates"].map((name) => [
      name,
      { answersAs: "item", schemas: { "*": z.looseObject({}) }, filters: DOCUMENT_TYPES[name]?.filters },
    ]),
  ),
};
