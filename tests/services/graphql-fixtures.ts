import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { createCaller } from "../../src/contracts/create-caller.ts";
import type { Database } from "../../src/platform/database/database.ts";
import type { DocumentTypes } from "../../src/services/content/document-type.ts";
import { DOCUMENT_TYPES } from "../../src/services/content/document-types.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { copyOfContent, FIXTURE_TYPES, loadedBackends } from "./fixture-backends.ts";
import { GRAPHQL_DOCUMENTS } from "./graphql-documents.ts";

/** Backends with at least one document for every GraphQL type, as the loader stores it. */
export async function graphqlBackends(options: Parameters<typeof loadedBackends>[0] = {}) {
  const contentDirectory = copyOfContent();
  for (const [name, documents] of Object.entries(GRAPHQL_DOCUMENTS)) {
    const file = join(contentDirectory, "documents", `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(documents));
  }
  return loadedBackends({
    contentDirectory,
    documentTypes: { ...FIXTURE_TYPES, ...storedTypes() },
    ...options,
  });
}

/** Indexed like the real types; the schema for editors is not tested here. */
function storedTypes(): DocumentTypes {
  const names = Object.keys(GRAPHQL_DOCUMENTS).map((name) => name.split("/")[0] ?? "");
  return Object.fromEntries(
    names.map((name) => {
      const { filters, search } = DOCUMENT_TYPES[name] ?? {};
      return [name, { answersAs: "item", schemas: { "*": z.looseObject({}) }, filters, search }];
    }),
  );
}

/** Calls the embedded backends through the contracts of the site, and also as an unknown client would. */
export async function openGraphql(database?: Database) {
  const { app } = await graphqlBackends(database && { database });
  const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
  return { app, call, ask: queryRunner(app) };
}

/** Sends a query as a client without our contracts does. */
export function queryRunner(app: EmbeddedBackends["app"]) {
  return async (query: string, variables: object = {}): Promise<z.infer<typeof Result>> => {
    const response = await app.request("/api/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    return Result.parse(await response.json());
  };
}

const Result = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
});
