import { CompanyNewsFile } from "../../../contracts/documents/company-news.ts";
import { completeNews } from "../../company-news/complete-news.ts";
import { newestFirst } from "../../magazine/complete-post.ts";
import type { DocumentTypes } from "../document-type.ts";

export const COMPANY_NEWS_TYPES: DocumentTypes = {
  "company-news": {
    answersAs: "item",
    schemas: { "*": CompanyNewsFile },
    complete: completeNews,
    order: newestFirst,
  },
};
