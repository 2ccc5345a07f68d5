import { z } from "zod";
import { agreed } from "../agreement.ts";
import { countedByPage } from "../counted-by-page.ts";
import { defineCall } from "../define-call.ts";
import { wholeNumber } from "../field-types.ts";
import { getContentDescriptor } from "./get-content-descriptor.ts";

export const DEFAULT_PAGE_SIZE = 12;

const SearchInput = z.object({
  contentSlug: z.string().min(1).default("website_content").describe("The content type"),
  /** See document-filters.ts for the grammar. */
  filters: z
    .string()
    .optional()
    .describe(
      "field.operator:values;… with eq, in, muin, excludes and range (low|high), such as country.eq:IN",
    ),
  page: wholeNumber(0, 1_000_000).optional().describe("The first page is 0"),
  size: wholeNumber(1, 100).optional().describe("12 when unset"),
  sort: z
    .enum(["position", "-position", "slug", "-slug"])
    .optional()
    .describe("A leading minus reverses the order; gallery order when unset"),
});

export const DocumentItem = z.looseObject({ slug: z.string() });

const DocumentList = z.looseObject({
  contents: z.array(DocumentItem),
  totalElements: z.number().int(),
  totalPages: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});

const agreedList = {
  answer: z.looseObject({ contents: z.array(z.looseObject({ slug: z.string().optional() })) }),
  complete(theirs: { contents: { slug?: string | undefined }[] }, input: Record<string, unknown>) {
    const contents = theirs.contents.map((item) => ({ ...item, slug: item.slug ?? "" }));
    return { ...theirs, contents, ...countedByPage(contents.length, input) };
  },
};

export const searchDocuments = defineCall({
  name: "searchDocuments",
  summary: "A list of pages or engagement centres",
  host: "goobe",
  method: "GET",
  path: "/document/es/search/:contentSlug",
  input: SearchInput,
  example: { contentSlug: "ec", filters: "countryCode.eq:IN", page: 0, size: 5 },
  answer: DocumentList,
  agreed: agreed(agreedList),
});

export const searchContent = defineCall({
  ...searchDocuments,
  name: "searchContent",
  summary: "A list of designs, cues, categories or widgets",
  host: "content",
  agreed: agreed({ ...agreedList, without: ["page", "size", "sort"] }),
  example: { contentSlug: "looks", filters: "country.eq:IN;field.excludes:redirectedTo", size: 5 },
});

const SlugInput = z.object({
  contentSlug: z.string().min(1).default("website_content").describe("The content type"),
  pageSlug: z.string().min(1),
  /** See document-filters.ts for the grammar. */
  filters: z
    .string()
    .optional()
    .describe("Country and language select the edition of a slug: country.eq:SA;language.eq:AR"),
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

export const getPreviousAndNext = defineCall({
  name: "getPreviousAndNext",
  summary: "An item with the previous and the next item of its gallery",
  host: "content",
  method: "GET",
  path: "/document/es/search/:contentType/slug/:slug/prevnext/:preNextContentType",
  input: z.object({
    contentType: z.string().min(1),
    slug: z.string().min(1),
    preNextContentType: z.string().min(1).describe("The content type of the neighbours"),
    filters: z.string().optional().describe("Which gallery: country.eq:IN;field.excludes:redirectedTo"),
  }),
  example: {
    contentType: "home-looks",
    slug: "modern-look",
    preNextContentType: "home-looks",
    filters: "country.eq:IN",
  },
  answer: z.looseObject({ contents: z.array(DocumentItem).max(3) }),
  failures: { 404: "There is no such item in this country." },
});
