import type { CompanyNewsFile } from "../../contracts/documents/press/company-news-document.ts";
import { matchUrl } from "../../urls/match-url.ts";
import type { CompletionContext } from "../content/document-type.ts";
import { stableNumber } from "../magazine/stable-number.ts";
import { wordpressImage } from "../magazine/wordpress-image.ts";

export function completeNews(news: CompanyNewsFile, { slug, blame }: CompletionContext) {
  const { external_link: link } = news;
  if (link.startsWith("/") && !matchUrl(link))
    blame(["external_link"], `external_link: this site has no page at ${link}`);
  return {
    ...news,
    id: stableNumber(slug),
    date: `${news.date}T00:00:00Z`,
    ...wordpressImage(news.picture, news.title),
  };
}
