import type { GraphQLParams, Plugin } from "graphql-yoga";
import { z } from "zod";
import { GraphQLError } from "./graphql-js.ts";

const Json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
});

const Fields = z.record(z.string(), z.unknown(), "must be an object");

/** What a request may say. Anything else in it is left alone. */
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

/** The one door for requests: JSON in the body of a POST, or the parameters of a GET. */
export const readRequests: Plugin = {
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

// An empty parameter is one that was not given, as forms and query editors send it.
function parametersOf(url: string): Record<string, string> {
  return Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value !== ""));
}

async function readBody(request: Request): Promise<unknown> {
  // Other types can be sent from any site without asking first, and so could carry a visitor's cookies.
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
