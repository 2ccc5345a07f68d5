import { Hono } from "hono";
import { getQuiz } from "../../contracts/calls/quiz-calls.ts";
import type { DocumentFilter } from "../../contracts/document-filters.ts";
import { Quiz } from "../../contracts/documents/quiz-document.ts";
import { normaliseLanguageCode } from "../../editions/edition.ts";
import { DEFAULT_LANGUAGE } from "../../editions/languages.ts";
import type { Database } from "../../platform/database/database.ts";
import { findDocument } from "../content/document-store.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

export function serveQuiz({ database }: ServiceParts): Service {
  return { mounts: [{ host: "quiz", app: createQuizApp(database) }] };
}

function createQuizApp(database: Database): Hono {
  const app = new Hono();

  function find(slug: string, country: string, language: string) {
    const filters: DocumentFilter[] = [
      { field: "country", op: "eq", values: [country] },
      { field: "language", op: "eq", values: [language] },
    ];
    return findDocument(database, { contentType: "quiz-templates", filters }, slug);
  }

  serveCall(app, getQuiz, async ({ quizTemplateSlug: slug, countryIsoCode: country, languageCode = "" }) => {
    const language = normaliseLanguageCode(languageCode);
    const row =
      (await find(slug, country, language)) ??
      (await find(slug, country, normaliseLanguageCode(DEFAULT_LANGUAGE)));
    if (!row) return new Refusal(404, `There is no quiz "${slug}" for ${country}.`);
    return { ...Quiz.parse(JSON.parse(row.body)), slug };
  });

  return app;
}
