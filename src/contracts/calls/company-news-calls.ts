import { z } from "zod";
import { isCountry } from "../../editions/countries.ts";
import { agreed } from "../agreement.ts";
import { defineCall } from "../define-call.ts";
import { Picture } from "../documents/picture.ts";
import { wholeNumber } from "../field-types.ts";

const isServed = (code: string) => isCountry(code.toLowerCase());

export const COMPANY_NEWS_PAGE_SIZE = 9;
export const MAX_NEWS_PAGES = 100_000;

export const NEWS_PAGES = "x-wp-totalpages";

const AgreedItem = z.object({ title: z.string(), external_link: z.string(), image: z.string() });

/** The optional fields are additional to the specification. */
const NewsItem = AgreedItem.extend({
  outlet: z.string().optional(),
  date: z.string().optional(),
  excerpt: z.string().optional(),
  imageAltText: z.string().optional(),
  media_details: z.object({ width: z.number(), height: z.number() }).optional(),
  picture: Picture.optional(),
  sample: z.boolean().optional(),
});

export type NewsItem = z.infer<typeof NewsItem>;

export const listCompanyNews = defineCall({
  name: "listCompanyNews",
  summary: "Press articles, the newest first",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/jumanji/:iso/wp-json/wp/v2/company_news",
  input: z.object({
    iso: z.string().refine(isServed, "must be a country that we serve"),
    _embed: z.string().optional(),
    domain: z.string().optional(),
    per_page: wholeNumber(1, 100).default(COMPANY_NEWS_PAGE_SIZE),
    page: wholeNumber(1, MAX_NEWS_PAGES).optional(),
    page_type: z.string().optional(),
  }),
  example: { iso: "in", _embed: "", per_page: 9, page: 1 },
  answer: z.array(NewsItem),
  agreed: agreed({ answer: z.array(AgreedItem), complete: (items) => items }),
  tells: [NEWS_PAGES],
  // WordPress returns this status for a page beyond the last one.
  expected: [400],
});
