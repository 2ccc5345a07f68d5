import { createLRUCache, createYoga } from "graphql-yoga";
import { Hono } from "hono";
import { HOSTS } from "../../contracts/hosts.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Signer } from "../../platform/signing.ts";
import type { DocumentTypes } from "../content/document-type.ts";
import type { Log } from "../http/log.ts";
import type { Places } from "../places/places.ts";
import { composeSchema } from "./compose-schema.ts";
import { createContext, type GraphqlContext } from "./context.ts";
import { answerGraphiql } from "./graphiql.ts";
import { handResultsOver } from "./hand-results-over.ts";
import { hideSchema } from "./hide-schema.ts";
import { limitQueries, MOST_BODY_BYTES } from "./limit-queries.ts";
import { maskErrors } from "./mask-errors.ts";
import { readRequests } from "./read-requests.ts";

/** The site has about a dozen. */
const MOST_DOCUMENTS = 100;

interface GraphqlOptions {
  database: Database;
  types: DocumentTypes;
  /** Reads the links that say whose tickets somebody asks for. */
  signer: Signer;
  places: Places;
  log: Log;
  /** Only whoever works on the site may look into the schema. */
  mode: "production" | "development";
}

/** Every GraphQL operation, at one address, for GET (queries only) and POST. */
export function createGraphqlApp({ database, types, signer, places, log, mode }: GraphqlOptions): Hono {
  const yoga = createYoga<object, GraphqlContext>({
    schema: composeSchema(),
    context: () => createContext(database, types, { signer, places }),
    graphqlEndpoint: HOSTS.graphql.embeddedAt,
    plugins: [
      readRequests,
      handResultsOver,
      ...limitQueries(),
      ...(mode === "production" ? [hideSchema] : []),
    ],
    maxRequestBodySize: MOST_BODY_BYTES,
    // Each entry may be as large as a body. What cannot be parsed is not worth remembering.
    parserAndValidationCache: {
      documentCache: createLRUCache({ max: MOST_DOCUMENTS }),
      errorCache: { get: () => undefined, set: () => {} },
    },
    maskedErrors: maskErrors(log),
    logging: false,
    fetchAPI: { Request, Response },
    batching: false,
    multipart: false,
    cors: false,
    graphiql: false,
    landingPage: false,
  });

  const app = new Hono();
  if (mode === "development") app.get("/", answerGraphiql);
  app.all("/", ({ req }) => yoga.fetch(req.method === "HEAD" ? asGet(req.raw) : req.raw));
  return app;
}

// What HEAD gets is what GET would have got; Hono leaves the body out.
function asGet({ url, headers }: Request): Request {
  return new Request(url, { headers });
}
