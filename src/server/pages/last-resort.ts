import { matchEdition } from "../../editions/edition.ts";
import { lastResortDocument } from "../../web/frame/errors/last-resort-document.ts";
import type { Exchange } from "../exchange.ts";

/** For when even the error page cannot be rendered: plain text and a link to the home page, without React. */
export function lastResort({ url }: Exchange): Response {
  return new Response(lastResortDocument(matchEdition(url.pathname)), {
    status: 500,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
