import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { maxTokensPlugin } from "@escape.tech/graphql-armor-max-tokens";
import type { ValidationContext, ValidationRule } from "graphql";
import { createLRUCache, createYoga, type Plugin } from "graphql-yoga";
import { type Context, Hono, type Next } from "hono";
import { HOSTS } from "../../contracts/hosts.ts";
import { handOver, isInProcess } from "../../contracts/in-process.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Signer } from "../../platform/signing.ts";
import type { DocumentTypes } from "../content/document-type.ts";
import type { Log } from "../http/log.ts";
import type { Places } from "../places/places.ts";
import { composeSchema } from "./compose-schema.ts";
import { createContext, type GraphqlContext } from "./context.ts";
import { GraphQLError, getNamedType, isIntrospectionType } from "./graphql-js.ts";
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

/** A whole result for our own site needs no text; one with errors goes the way of all others, for its status. */
const handResultsOver: Plugin = {
  onResultProcess({ request, result, setResultProcessor }) {
    if (!isInProcess(request) || !isWhole(result)) return;
    setResultProcessor(() => handOver(new Response(null), () => result), "application/json");
  },
};

function isWhole(result: object): boolean {
  return "data" in result && !("errors" in result);
}

// The page contains the editor as one inline script and one inline style; the editor compiles its syntax highlighting in the browser.
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src blob:",
  "frame-ancestors 'none'",
].join("; ");

/** The query editor, for a browser that opens the address by itself. */
async function answerGraphiql(context: Context, next: Next): Promise<Response | undefined> {
  if (!context.req.header("accept")?.includes("text/html")) return void (await next());
  // Loaded here: it is there in development only, and large.
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const page = renderGraphiQL({ title: "GraphiQL", endpoint: HOSTS.graphql.embeddedAt });
  return context.html(page, 200, { "content-security-policy": POLICY });
}

/** That a type of a given name exists may be asked; what it is made of may not. */
const OPEN_FIELDS = ["__typename", "__type", "name", "kind"];

/** Keeps the schema to those who work on it: no introspection, and no guesses at names in error messages. */
const hideSchema: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(noIntrospection);
    return ({ result, setResult }) => setResult(result.map(withoutGuesses));
  },
};

const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    const parent = context.getParentType();
    const type = getNamedType(context.getType());
    const looksIn = [parent, type].some((one) => one && isIntrospectionType(one));
    if (looksIn && !OPEN_FIELDS.includes(node.name.value))
      context.reportError(new GraphQLError("The schema is not open to the public.", { nodes: node }));
  },
});

function withoutGuesses(error: Error): Error {
  const message = error.message.replace(/ Did you mean .+\?$/s, "");
  if (message === error.message || !(error instanceof GraphQLError)) return error;
  return new GraphQLError(message, { nodes: error.nodes });
}

const MOST_BODY_BYTES = 64 * 1024;

/** How much one operation may ask for. The largest of the site's own: 135 tokens, depth 6, no alias, a cost of 252. */
const QUERY_LIMITS = {
  tokens: 600,
  depth: 9,
  aliases: 12,
  /** Two for an object, one for a value, each level half as much again. */
  cost: 800,
};

/** Refuses queries that would cost more than any page needs. Introspection has its own rule. */
function limitQueries(limits = QUERY_LIMITS): Plugin[] {
  const rules = [
    maxDepthRule({ n: limits.depth, flattenFragments: true, ...refused("The query is too deep.") }),
    maxAliasesRule({ n: limits.aliases, ...refused("The query has too many aliases.") }),
    costLimitRule({
      maxCost: limits.cost,
      flattenFragments: true,
      ...refused("The query asks for too much at once."),
    }),
  ];
  return [
    maxTokensPlugin({ n: limits.tokens }),
    {
      onValidate({ addValidationRule }) {
        for (const rule of rules) addValidationRule(rule);
      },
    },
  ];
}

// A rule that throws ends up as an answer of 200; one that reports is a validation error like any other.
function refused(message: string) {
  const report = (context: ValidationContext | null) => context?.reportError(new GraphQLError(message));
  return { propagateOnRejection: false, onReject: [report] };
}
