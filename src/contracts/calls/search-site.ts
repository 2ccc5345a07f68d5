import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "../../editions/languages.ts";
import { agreed } from "../agreement.ts";
import { countedByPage } from "../counted-by-page.ts";
import { defineCall } from "../define-call.ts";
import { countryCode, wholeNumber } from "../field-types.ts";
import { SEARCH_KINDS } from "../search-kinds.ts";
import { searchSiteDescriptor } from "./search-site-descriptor.ts";

const SearchConfig = z.object({
  query: z.string().max(200).describe("What the visitor typed, or has typed so far"),
  countryCode: countryCode.describe("The country whose documents are searched"),
  languageCode: z
    .string()
    .regex(new RegExp(`^(${LANGUAGE_CODES.join("|")})$`, "i"), `must be ${LANGUAGE_CODES.join(" or ")}`)
    .default(DEFAULT_LANGUAGE),
  kinds: z
    .array(z.enum(SEARCH_KINDS))
    .min(1)
    .optional()
    .describe("The kinds of documents to find, or to suggest by title; all kinds when unset"),
  /** The first page is 0. */
  page: wholeNumber(0, 1_000_000).default(0),
  size: wholeNumber(1, 50).default(12),
  mode: z
    .enum(["results", "suggestions"])
    .default("results")
    .describe("Documents that contain the words, or suggestions for the query while the visitor types"),
});

const Found = z.looseObject({
  id: z.string(),
  kind: z.enum(SEARCH_KINDS),
  contentType: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string().optional(),
});

export const SearchAnswer = z.discriminatedUnion("mode", [
  z.looseObject({
    mode: z.literal("results"),
    results: z.array(Found),
    totalElements: z.number().int(),
    /** False when there are too many to count. */
    isTotalExact: z.boolean(),
    totalPages: z.number().int(),
    page: z.number().int(),
    size: z.number().int(),
    totals: z.record(z.string(), z.number().int()),
    isRelaxed: z.boolean(),
    /** The corrected query that was searched, when no document contains the typed words. */
    correctedQuery: z.string().optional(),
    /** The words that no document contains, when the results match the other words. */
    ignoredWords: z.array(z.string()).optional(),
  }),
  z.looseObject({
    mode: z.literal("suggestions"),
    /** Queries with results, then titles with their documents. */
    suggestions: z.array(z.looseObject({ text: z.string(), result: Found.optional() })),
  }),
]);

export type SearchAnswer = z.input<typeof SearchAnswer>;

const JsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "must hold JSON" });
    return z.NEVER;
  }
});

/** The caller gets the parsed content of the text. */
const { types: _, ...facts } = searchSiteDescriptor;

/** The search over the whole site. Its response is a JSON string that contains JSON (K19). */
export const searchSite = defineCall({
  ...facts,
  summary: "Search the whole site, or suggest queries while a visitor types",
  input: SearchConfig,
  example: { query: "sliding wardrobe", countryCode: "IN" },
  answer: JsonText.pipe(SearchAnswer),
  // The contents of the JSON are not specified. An unreadable response may contain results, but they cannot be shown.
  agreed: agreed({
    answer: JsonText,
    complete(_, { mode, page, size }): z.output<typeof SearchAnswer> {
      if (mode === "suggestions") return { mode, suggestions: [] };
      return {
        mode: "results",
        ...countedByPage(0, { page, size }),
        results: [],
        totals: {},
        isTotalExact: false,
        isRelaxed: false,
      };
    },
  }),
});
