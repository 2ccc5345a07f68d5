import { siteNameOf } from "../../../web/frame/seo/site-settings.ts";
import { SITEMAPS } from "../sitemap-xml.ts";
import { type Xml, xml, xmlDocument, xmlText } from "../xml.ts";
import { articleUrl, type FeedPlace, loadNewest } from "./load-feed.ts";

/** What came out in the last two days: search engines ask for no older news. */
export async function newsSitemap(place: FeedPlace, now: Date): Promise<string> {
  const posts = await loadNewest(place, { pageSize: MOST_ASKED });
  const isNews = (date: string) => {
    const age = now.getTime() - Date.parse(date);
    return age >= 0 && age <= TWO_DAYS_MS;
  };
  const urls = posts
    .filter(({ date }) => isNews(date))
    .map(({ slug, title, date }) =>
      xml("url", {}, [
        xmlText("loc", articleUrl(place, slug)),
        xml("news:news", {}, [
          publication(place),
          xmlText("news:publication_date", date),
          xmlText("news:title", title),
        ]),
      ]),
    );
  return xmlDocument("urlset", { xmlns: SITEMAPS, "xmlns:news": NEWS }, urls);
}

const NEWS = "http://www.google.com/schemas/sitemap-news/0.9";
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;
/** More than a magazine prints in two days. */
const MOST_ASKED = 50;

function publication({ brand, edition }: FeedPlace): Xml {
  return xml("news:publication", {}, [
    xmlText("news:name", siteNameOf(brand, edition.region)),
    xmlText("news:language", edition.language),
  ]);
}
