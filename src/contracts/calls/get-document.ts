import { z } from "zod";
import { defineCall } from "../define-call.ts";
import { DocumentItem } from "./search-documents.ts";

const SlugInput = z.object({
  contentSlug: z.string().min(1).default("website_content"),
  pageSlug: z.string().min(1),
  /** In the grammar of document-filters.ts; country and language tell the editions of one slug apart. */
  filters: z.string().optional(),
});

/** A page's document: what the page is made of stands in `jsonBody`. */
export const getDocument = defineCall({
  name: "getDocument",
  host: "goobe",
  method: "GET",
  path: "/document/es/search/:contentSlug/slug/:pageSlug",
  input: SlugInput,
  answer: z.looseObject({ slug: z.string(), jsonBody: z.record(z.string(), z.unknown()) }),
});

/** A widget or a single item: its fields stand in the answer itself. */
export const getContent = defineCall({
  ...getDocument,
  name: "getContent",
  host: "content",
  answer: DocumentItem,
});
