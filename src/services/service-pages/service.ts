import { Hono } from "hono";
import { getServicePage } from "../../contracts/calls/service-page-calls.ts";
import type { DocumentFilter } from "../../contracts/document-filters.ts";
import { ServicePage } from "../../contracts/documents/service-page-document.ts";
import { normaliseIsoCode, normaliseLanguageCode } from "../../editions/edition.ts";
import type { Database } from "../../platform/database/database.ts";
import { findDocument } from "../content/document-store.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

export function serveServicePages({ database }: ServiceParts): Service {
  return { mounts: [{ host: "backend", app: createServicePagesApp(database) }] };
}

function createServicePagesApp(database: Database): Hono {
  const app = new Hono();
  serveCall(app, getServicePage, async ({ slug, countryIsoCode, languageCode }) => {
    const find = (country: string | undefined, language: string | undefined) =>
      findDocument(
        database,
        { contentType: "service-pages", filters: editionFilters(country, language) },
        slug,
      );
    // A missing parameter is not a filter: India's page in English is preferred, otherwise any page.
    const row =
      (await find(normaliseIsoCode(countryIsoCode ?? ""), normaliseLanguageCode(languageCode ?? ""))) ??
      (await find(countryIsoCode, languageCode));
    return row ? pageAnswer(row) : new Refusal(404, `There is no page "${slug}" in this edition.`);
  });
  return app;
}

function editionFilters(country: string | undefined, language: string | undefined): DocumentFilter[] {
  return Object.entries({ country, language }).flatMap(([field, value]) =>
    value ? [{ field, op: "eq" as const, values: [value] }] : [],
  );
}

function pageAnswer({ slug, country, language, body }: StoredDocument) {
  return { slug, countryCode: country, languageCode: language, ...ServicePage.parse(JSON.parse(body)) };
}
