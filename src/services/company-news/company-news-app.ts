import { Hono } from "hono";
import { listCompanyNews } from "../../contracts/calls/company-news.ts";
import { CompanyNews } from "../../contracts/documents/press/company-news.ts";
import type { Database } from "../../platform/database/database.ts";
import { listDocuments } from "../content/document-store.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";
import { serveCall } from "../http/serve-call.ts";
import { NoSuchPage } from "./no-such-page.ts";
import { pageLinks } from "./page-links.ts";

/** The press items, as WordPress gives the posts of a kind of its own. */
export function createCompanyNewsApp(database: Database): Hono {
  const app = new Hono();
  serveCall(app, listCompanyNews, async (input, context) => {
    const { iso, page = 1, per_page: size } = input;
    const gallery = {
      contentType: "company-news",
      filters: [{ field: "country", op: "eq" as const, values: [iso.toUpperCase()] }],
    };
    const { rows, total } = await listDocuments(database, gallery, {
      page: page - 1,
      size,
      sort: "position",
    });
    const pages = Math.ceil(total / size);
    if (page > 1 && page > pages) return new NoSuchPage();
    context.header("x-wp-total", String(total));
    context.header("x-wp-totalpages", String(pages));
    const links = pageLinks(context.req.url, page, pages);
    if (links !== "") context.header("link", links);
    return rows.map((row) => newsItem(row, input._embed !== undefined));
  });
  return app;
}

function newsItem({ slug, body }: StoredDocument, isEmbedding: boolean) {
  const news = CompanyNews.parse({ ...JSON.parse(body), slug, type: "company_news" });
  if (!isEmbedding) return news;
  const { image, imageAltText, media_details } = news;
  const media = { source_url: image, alt_text: imageAltText, media_type: "image", media_details };
  return { ...news, _embedded: { "wp:featuredmedia": [media] } };
}
