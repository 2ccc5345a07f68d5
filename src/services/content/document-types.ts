import type { DocumentTypes } from "./document-type.ts";
import { PAGE_TYPES } from "./types/pages.ts";

/** Every content type, gathered from the areas that own them. */
export const DOCUMENT_TYPES: DocumentTypes = {
  ...PAGE_TYPES,
};
