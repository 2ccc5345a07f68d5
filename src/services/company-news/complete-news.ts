import type { CompanyNewsFile } from "../../contracts/documents/press/company-news.ts";
import type { CompletionContext } from "../content/document-type.ts";
import { stableNumber } from "../magazine/stable-number.ts";
import { wordpressImage } from "../magazine/wordpress-image.ts";

export function completeNews(news: CompanyNewsFile, { slug }: CompletionContext) {
  return {
    ...news,
    id: stableNumber(slug),
    date: `${news.date}T00:00:00Z`,
    ...wordpressImage(news.picture, news.title),
  };
}
