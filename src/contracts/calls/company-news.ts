import { z } from "zod";
import { isCountry } from "../../editions/countries.ts";
import { defineCall } from "../define-call.ts";
import { CompanyNews } from "../documents/company-news.ts";
import { wholeNumber } from "../whole-number.ts";

const isServed = (code: string) => isCountry(code.toLowerCase());

export const COMPANY_NEWS_PAGE_SIZE = 9;

/** Who wrote it is more than the specification asks for. */
const NewsItem = CompanyNews.pick({
  title: true,
  external_link: true,
  image: true,
  outlet: true,
}).partial({ outlet: true });

/** WordPress tells how many there are in the headers X-WP-Total and X-WP-TotalPages. */
export const listCompanyNews = defineCall({
  name: "listCompanyNews",
  summary: "What the press wrote, the newest first",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/jumanji/:iso/wp-json/wp/v2/company_news",
  input: z.object({
    iso: z.string().refine(isServed, "must be a country that we serve"),
    /** Given at all, it adds the pictures in WordPress's own form. */
    _embed: z.string().optional(),
    domain: z.string().optional(),
    per_page: wholeNumber(1, 100).default(COMPANY_NEWS_PAGE_SIZE),
    page: wholeNumber(1, 100_000).optional(),
    page_type: z.string().optional(),
  }),
  example: { iso: "in", _embed: "", per_page: 9, page: 1 },
  answer: z.array(NewsItem),
});
