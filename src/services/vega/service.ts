import { Hono } from "hono";
import { DocumentItem } from "../../contracts/calls/document-calls.ts";
import { getVegaPage } from "../../contracts/calls/get-vega-page.ts";
import { normaliseLanguageCode } from "../../editions/edition.ts";
import type { Database } from "../../platform/database/database.ts";
import { documentAnswer } from "../content/document-answer.ts";
import { findDocument } from "../content/document-store.ts";
import type { DocumentTypes } from "../content/document-type.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

export function serveVega({ database, documentTypes }: ServiceParts): Service {
  return { mounts: [{ host: "backend", app: createVegaApp(database, documentTypes) }] };
}

function createVegaApp(database: Database, types: DocumentTypes): Hono {
  const app = new Hono();
  serveCall(
    app,
    { ...getVegaPage, answer: DocumentItem },
    async ({ pageSlug, countryIsoCode: country, languageCode = "" }) => {
      const language = normaliseLanguageCode(languageCode);
      const gallery = {
        contentType: "campaigns",
        filters: [
          { field: "country", op: "eq" as const, values: [country] },
          { field: "language", op: "eq" as const, values: [language] },
        ],
      };
      const row = await findDocument(database, gallery, pageSlug);
      if (!row) return new Refusal(404, `There is no page "${pageSlug}" in ${country}.`);
      const jsonBody = documentAnswer(row, types);
      return { slug: pageSlug, country, languageCode: language, jsonBody };
    },
  );
  return app;
}
