import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { maxTokensPlugin } from "@escape.tech/graphql-armor-max-tokens";
import type { ValidationContext, ValidationRule } from "graphql";
import { createLRUCache, createYoga, type GraphQLParams, type Plugin } from "graphql-yoga";
import { type Context, Hono, type Next } from "hono";
import { z } from "zod";
import { HOSTS } from "../../contracts/hosts.ts";
import { attachValue, isInProcess } from "../../contracts/in-process.ts";
import type { Database } from "../../platform/database/database.ts";
import { DATABASE_FAILURES, databaseFailureOf } from "../../platform/database/health/database-failure.ts";
import type { Signer } from "../../platform/signing.ts";
import type { DocumentTypes } from "../content/document-type.ts";
import type { Log } from "../http/backend-log.ts";
import type { Places } from "../places/known-places.ts";
import { composeSchema } from "./compose-schema.ts";
import { createContext, type GraphqlContext } from "./context.ts";
import { GraphQLError, getNamedType, isIntrospectionType } from "./graphql-js.ts";

/** The site has about a dozen. */
const MAX_DOCUMENTS = 100;

interface GraphqlOptions {
  database: Database;
  types: DocumentTypes;
  signer: Signer;
  places: Places;
  log: Log;
  /** Only developers may read the schema. */
  mode: "production" | "development";
}

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
    maxRequestBodySize: MAX_BODY_BYTES,
    // Each entry may be as large as a body. Documents that cannot be parsed are not cached.
    parserAndValidationCache: {
      documentCache: createLRUCache({ max: MAX_DOCUMENTS }),
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

// HEAD gets the same response as GET; Hono removes the body.
function asGet({ url, headers }: Request): Request {
  return new Request(url, { headers });
}

/**
 * A complete result for our own site is not serialised; one with errors is handled like all others, because of its
 * status.
 */
const handResultsOver: Plugin = {
  onResultProcess({ request, result, setResultProcessor }) {
    if (!isInProcess(request) || !isWhole(result)) return;
    setResultProcessor(() => attachValue(new Response(null), () => result), "application/json");
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

async function answerGraphiql(context: Context, next: Next): Promise<Response | undefined> {
  if (!context.req.header("accept")?.includes("text/html")) return void (await next());
  // Imported here, because it exists only in development and is large.
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const page = renderGraphiQL({ title: "GraphiQL", endpoint: HOSTS.graphql.embeddedAt });
  return context.html(page, 200, { "content-security-policy": POLICY });
}

/** A query may check that a type exists, but not read its fields. */
const OPEN_FIELDS = ["__typename", "__type", "name", "kind"];

/** Hides the schema outside of development: no introspection, and no suggested names in error messages. */
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

const MAX_BODY_BYTES = 64 * 1024;

/** The limits of one operation. The largest one of the site itself: 135 tokens, depth 6, no alias, a cost of 252. */
const QUERY_LIMITS = {
  tokens: 600,
  depth: 9,
  aliases: 12,
  /** Two for an object, one for a value, and half as much again for each level. */
  cost: 800,
};

/** Refuses queries that cost more than any page needs. Introspection has its own rule. */
function limitQueries(limits = QUERY_LIMITS): Plugin[] {
  const rules = [
    maxDepthRule({ n: limits.depth, flattenFragments: true, ...refused("The query is too deep.") }),
    maxAliasesRule({ n: limits.aliases, ...refused("The query has too many aliases.") }),
    costLimitRule({
      maxCost: limits.cost,
      flattenFragments: true,
      ...refused("The query requests too much data."),
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

// A rule that throws would end in a response with 200; one that reports gives a normal validation error.
function refused(message: string) {
  const report = (context: ValidationContext | null) => context?.reportError(new GraphQLError(message));
  return { propagateOnRejection: false, onReject: [report] };
}

const MASK = "Something went wrong on our side.";

/** Errors for the caller are returned; all others are bugs, which are logged and masked. */
function maskErrors(log: Log): { errorMessage: string; maskError: (error: unknown) => Error } {
  return {
    errorMessage: MASK,
    maskError(error) {
      if (error instanceof GraphQLError && isMeant(error)) return withCode(error);
      const source = error instanceof GraphQLError ? sourceOf(error) : { path: undefined };
      const failure = databaseFailureOf(causeOf(error));
      if (failure) {
        log.warn(
          { path: source.path, failure },
          "A GraphQL operation cannot be answered without the database.",
        );
        return new GraphQLError(DATABASE_FAILURES[failure], {
          ...source,
          extensions: { code: "SERVICE_UNAVAILABLE" },
        });
      }
      log.error({ error: causeOf(error), ...source }, "A GraphQL operation failed.");
      return new GraphQLError(MASK, {
        ...source,
        extensions: { code: "INTERNAL_SERVER_ERROR", unexpected: true },
      });
    },
  };
}

/**
 * An error with a path comes from a resolver, and ours have a code; one without is about the request itself. A
 * graphql-js error about a value that does not fit its type has a path and no code: that is our bug and not the
 * caller's.
 */
function isMeant(error: GraphQLError): boolean {
  if (error.originalError && !(error.originalError instanceof GraphQLError)) return false;
  return error.path === undefined || error.extensions.code !== undefined;
}

// graphql-js sets no code for these: a variable of the wrong type, or an operation that the schema does not have.
function withCode(error: GraphQLError): GraphQLError {
  error.extensions.code ??= "BAD_USER_INPUT";
  return error;
}

function sourceOf({ nodes, source, positions, path }: GraphQLError) {
  return { nodes, source, positions, path };
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error;
}

const Json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
});

const Fields = z.record(z.string(), z.unknown(), "must be an object");

/** The fields of a request. All others are ignored. */
const Params = z.object(
  {
    query: z.string("must be a text"),
    operationName: z.string("must be a text").nullish(),
    variables: Fields.nullish(),
    extensions: Fields.nullish(),
  },
  "must be an object",
);

const ParamsInAddress = z
  .object({ variables: Json.optional(), extensions: Json.optional() })
  .loose()
  .pipe(Params);

/** The only parser of requests: JSON in the body of a POST, or the parameters of a GET. */
const readRequests: Plugin = {
  onRequestParse({ setRequestParser }) {
    setRequestParser(readParams);
  },
};

async function readParams(request: Request): Promise<GraphQLParams> {
  const params =
    request.method === "GET"
      ? ParamsInAddress.safeParse(parametersOf(request.url))
      : Params.safeParse(await readBody(request));
  if (params.success) return withoutNulls(params.data);
  const [issue] = params.error.issues;
  const field = issue?.path.join(".") || "body";
  const reason = issue?.message ?? "is not as agreed";
  throw refusal(400, `The parameter ${field} is not right: it ${reason}.`, { field, reason });
}

// An empty parameter counts as missing, because forms and query editors send it.
function parametersOf(url: string): Record<string, string> {
  return Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value !== ""));
}

async function readBody(request: Request): Promise<unknown> {
  // Other types can be sent from any site without a preflight request, and so with a visitor's cookies.
  if (!/^application\/(graphql\+)?json\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw refusal(415, "The body must be JSON, and its content type must say so.");
  const text = await request.text();
  const body = Json.safeParse(text);
  if (!body.success) throw refusal(400, "The body is not JSON.");
  if (Array.isArray(body.data)) throw refusal(400, "Send one operation at a time.");
  return body.data;
}

function withoutNulls(params: z.infer<typeof Params>): GraphQLParams {
  return {
    query: params.query,
    ...(params.operationName && { operationName: params.operationName }),
    ...(params.variables && { variables: params.variables }),
    ...(params.extensions && { extensions: params.extensions }),
  };
}

function refusal(status: number, message: string, details: { field?: string; reason?: string } = {}) {
  return new GraphQLError(message, { extensions: { code: "BAD_REQUEST", ...details, http: { status } } });
}
