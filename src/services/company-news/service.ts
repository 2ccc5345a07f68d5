import { Hono } from "hono";
import { listCompanyNews } from "../../contracts/calls/company-news-calls.ts";
import { CompanyNews } from "../../contracts/documents/press/company-news-document.ts";
import type { Database } from "../../platform/database/database.ts";
import { listDocuments } from "../content/document-store.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

export function serveCompanyNews({ database }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createCompanyNewsApp(database) }] };
}

function createCompanyNewsApp(database: Database): Hono {
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

/** The `Link` header of a list page: the previous and the next page, based on the requested address. */
function pageLinks(address: string, page: number, pages: number): string {
  const link = (number: number, relation: string) => {
    const url = new URL(address);
    url.searchParams.set("page", String(number));
    return `<${url.pathname}${url.search}>; rel="${relation}"`;
  };
  return [page > 1 ? link(page - 1, "prev") : "", page < pages ? link(page + 1, "next") : ""]
    .filter((part) => part !== "")
    .join(", ");
}

class NoSuchPage extends Refusal {
  constructor() {
    super(400, "The page number requested is larger than the number of pages available.", {
      field: "page",
      reason: "is beyond the last page",
    });
  }

  override respond(headers: Record<string, string> = {}): Response {
    const body = { code: "rest_post_invalid_page_number", message: this.body.error, data: { status: 400 } };
    return Response.json(
      { ...body, ...this.body },
      { status: this.status, headers: { ...headers, "cache-control": "no-store" } },
    );
  }
}
