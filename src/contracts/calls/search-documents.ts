import { z } from "zod";
import { defineCall } from "../define-call.ts";
import { wholeNumber } from "../whole-number.ts";

export const DEFAULT_PAGE_SIZE = 12;

const SearchInput = z.object({
  contentSlug: z.string().min(1).default("website_content"),
  /** In the grammar of document-filters.ts. */
  filters: z.string().optional(),
  /** The first page is 0. */
  page: wholeNumber(0, 1_000_000).optional(),
  size: wholeNumber(1, 100).optional(),
  /** A minus in front turns the order round. Gallery order (position, then slug) when unset. */
  sort: z.enum(["position", "-position", "slug", "-slug"]).optional(),
});

/** One document of a list. What else it carries depends on its content type. */
export const DocumentItem = z.looseObject({ slug: z.string() });

const DocumentList = z.looseObject({
  contents: z.array(DocumentItem),
  totalElements: z.number().int(),
  totalPages: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});

/** Pages and engagement centres. */
export const searchDocuments = defineCall({
  name: "searchDocuments",
  host: "goobe",
  method: "GET",
  path: "/document/es/search/:contentSlug",
  input: SearchInput,
  answer: DocumentList,
});

/** Designs, cues, categories and widgets: the same search at another host. */
export const searchContent = defineCall({ ...searchDocuments, name: "searchContent", host: "content" });
