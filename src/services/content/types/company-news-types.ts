import { completeNews } from "../../company-news/complete-news.ts";
import { newestFirst } from "../../magazine/complete-post.ts";
import type { DocumentTypes } from "../document-type.ts";
import { shownBy } from "../publication/find-address.ts";
import { typeNamed } from "../type-named.ts";

export const COMPANY_NEWS_TYPES: DocumentTypes = {
  "company-news": {
    ...typeNamed("company-news"),
    whyNoAddress: shownBy("company-news"),
    complete: completeNews,
    order: newestFirst,
    datedBy: ({ date }: { date: string }) => ({ day: date.slice(0, 10) }),
  },
};
