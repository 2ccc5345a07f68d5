import { Hono } from "hono";
import { type SearchAnswer, searchSite } from "../../contracts/calls/search-site.ts";
import type { Database } from "../../platform/database/database.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { search } from "./search.ts";
import { suggest } from "./suggest.ts";

export function serveSearch({ database }: ServiceParts): Service {
  return { mounts: [{ host: "content", app: createSearchApp(database) }] };
}

function createSearchApp(database: Database): Hono {
  const app = new Hono();
  serveCall(app, searchSite, async ({ countryCode, languageCode, mode, ...question }) => {
    const edition = { country: countryCode, language: languageCode };
    const answer =
      mode === "results"
        ? await results(database, { ...question, ...edition })
        : await suggestions(database, { ...question, ...edition });
    return JSON.stringify(answer);
  });
  return app;
}

async function results(database: Database, question: Parameters<typeof search>[1]): Promise<SearchAnswer> {
  const { hits, total, ...rest } = await search(database, question);
  return {
    mode: "results",
    results: hits,
    totalElements: total,
    totalPages: Math.ceil(total / question.size),
    page: question.page,
    size: question.size,
    ...rest,
  };
}

async function suggestions(
  database: Database,
  { query, ...question }: Omit<Parameters<typeof suggest>[1], "prefix"> & { query: string },
): Promise<SearchAnswer> {
  const found = await suggest(database, { ...question, prefix: query });
  return {
    mode: "suggestions",
    suggestions: found.map(({ text, hit }) => ({ text, ...(hit ? { result: hit } : {}) })),
  };
}
