import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { OFFERING_TYPES } from "../../src/services/content/types/offerings-types.ts";
import { SMART_PHOTO_TYPES } from "../../src/services/content/types/smart-photos-types.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";
import { readStoredDocuments } from "./stored-documents.ts";

const CONTENT = fileURLToPath(new URL("../../content/", import.meta.url));
export const PRODUCT_TYPES = { ...OFFERING_TYPES, ...SMART_PHOTO_TYPES };

export const photographs = await openPhotographs(`${CONTENT}photographs`);

const stored = await readStoredDocuments(PRODUCT_TYPES);

/** The documents of a content type as they are stored, each checked against the schema of the calls. */
export function documentsOf<T>(contentType: string, schema: z.ZodType<T>) {
  return stored
    .filter(({ content_type }) => content_type === contentType)
    .map(({ slug, country, language, body }) => ({
      slug,
      country,
      language,
      body: schema.parse(JSON.parse(body)),
    }));
}
