import { Hono } from "hono";
import {
  DEFAULT_PAGE_SIZE,
  getContent,
  getDocument,
  getPreviousAndNext,
  searchDocuments,
} from "../../contracts/calls/document-calls.ts";
import { type DocumentFilter, parseFilters } from "../../contracts/document-filters.ts";
import type { Database } from "../../platform/database/database.ts";
import { JsonText } from "../http/json-text.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { documentJson, documentListJson } from "./document-answer.ts";
import { findDocument, findNeighbours, listDocuments } from "./document-store.ts";
import type { DocumentTypes } from "./document-type.ts";
import { DOCUMENT_TYPES } from "./document-types.ts";

/** Document search. Both document hosts, goobe and content, are this one app. */
export function createContentApp(database: Database, types: DocumentTypes = DOCUMENT_TYPES): Hono {
  const app = new Hono();

  serveCall(
    app,
    searchDocuments,
    async ({ contentSlug, page = 0, size = DEFAULT_PAGE_SIZE, sort, ...input }) => {
      const filters = readFilters(input.filters);
      if (filters instanceof Refusal) return filters;
      const paging = { page, size, sort: sort ?? "position" };
      const { rows, total } = await listDocuments(database, { contentType: contentSlug, filters }, paging);
      const totals = { totalElements: total, totalPages: Math.ceil(total / size), page, size };
      return new JsonText(documentListJson(rows, types, totals));
    },
  );

  serveCall(
    app,
    { ...getDocument, answer: getContent.answer },
    async ({ contentSlug, pageSlug, ...input }) => {
      const filters = readFilters(input.filters);
      if (filters instanceof Refusal) return filters;
      const row = await findDocument(database, { contentType: contentSlug, filters }, pageSlug);
      return row ? new JsonText(documentJson(row, types)) : noDocument(contentSlug, pageSlug);
    },
  );

  serveCall(app, getPreviousAndNext, async ({ contentType, slug, preNextContentType, ...input }) => {
    const filters = readFilters(input.filters);
    if (filters instanceof Refusal) return filters;
    const row = await findDocument(database, { contentType, filters: editionFiltersIn(filters) }, slug);
    if (!row) return noDocument(contentType, slug);
    const gallery = { contentType: preNextContentType, filters };
    const { previous, next } = await findNeighbours(database, gallery, row);
    const isTrio = previous && next && previous.id !== next.id;
    const rows = isTrio ? [previous, row, next] : [row, ...(next ? [next] : [])];
    return new JsonText(documentListJson(rows, types));
  });

  return app;
}

function readFilters(text = ""): DocumentFilter[] | Refusal {
  const parsed = parseFilters(text);
  if (parsed.ok) return parsed.filters;
  const { field, reason } = parsed.problem;
  return new Refusal(400, `The filter on ${field} cannot be read: it ${reason}.`, { field, reason });
}

// The document itself may be of another kind than its neighbours, so only the edition filters apply.
function editionFiltersIn(filters: DocumentFilter[]): DocumentFilter[] {
  return filters.filter(({ field }) => /^(country|language)(Code)?$/.test(field));
}

function noDocument(contentType: string, slug: string): Refusal {
  return new Refusal(404, `There is no ${contentType} document "${slug}".`);
}
