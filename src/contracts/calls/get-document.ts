import { z } from "zod";
import { agreed } from "../agreement.ts";
import { defineCall } from "../define-call.ts";
import { getContentDescriptor } from "./get-content-descriptor.ts";
import { DocumentItem } from "./search-documents.ts";

const SlugInput = z.object({
  contentSlug: z.string().min(1).default("website_content").describe("The content type"),
  pageSlug: z.string().min(1),
  /** In the grammar of document-filters.ts. */
  filters: z
    .string()
    .optional()
    .describe("Country and language tell the editions of one slug apart: country.eq:SA;language.eq:AR"),
});

export const getDocument = defineCall({
  name: "getDocument",
  summary: "The document of a page",
  host: "goobe",
  method: "GET",
  path: "/document/es/search/:contentSlug/slug/:pageSlug",
  input: SlugInput,
  example: { contentSlug: "website_content", pageSlug: "home-in", filters: "country.eq:IN" },
  answer: z.looseObject({ slug: z.string(), jsonBody: z.record(z.string(), z.unknown()) }),
  agreed: agreed({
    answer: z.looseObject({ jsonBody: z.record(z.string(), z.unknown()) }),
    complete: (theirs, { pageSlug }) => ({ ...theirs, slug: String(pageSlug) }),
  }),
  failures: { 404: "There is no such document in this edition." },
});

export const getContent = defineCall({
  ...getContentDescriptor,
  input: SlugInput,
  example: { contentSlug: "home-looks", pageSlug: "modern-look", filters: "country.eq:IN" },
  answer: DocumentItem,
  agreed: agreed({
    without: ["filters"],
    answer: z.looseObject({}),
    complete: (theirs, { pageSlug }) => ({ ...theirs, slug: String(pageSlug) }),
  }),
});
