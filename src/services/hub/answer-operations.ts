import type { Context } from "hono";
import { z } from "zod";
import { type IdentifyCaller, tokenOf } from "../customers/identify-caller.ts";
import { type FieldNode, parse, type SelectionSetNode, valueFromASTUntyped } from "../graphql/graphql-js.ts";
import { readText } from "../http/read-text.ts";
import { Refusal, type RefusalStatus } from "../http/refusal.ts";
import { refuseMethod } from "../http/serve-call.ts";
import type { HubOperation } from "./operation.ts";

const CODES: Partial<Record<RefusalStatus, string>> = {
  400: "BAD_USER_INPUT",
  401: "UNAUTHENTICATED",
  404: "NOT_FOUND",
  405: "BAD_REQUEST",
  413: "BAD_REQUEST",
  415: "BAD_REQUEST",
  429: "TOO_MANY_REQUESTS",
};

/** Answers operations by name. The caller is identified first: a guest gets the same response for every operation. */
export function answerOperations(operations: readonly HubOperation[], identifyCaller: IdentifyCaller) {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  return async ({ req }: Context): Promise<Response> => {
    if (req.method !== "POST") return tell(refuseMethod("POST"), { allow: "POST" });
    const untyped = refuseType(req.raw);
    if (untyped) return tell(untyped);
    const authorization = req.header("authorization");
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return tell(who);
    const asked = await readRequest(req.raw);
    if (asked instanceof Refusal) return tell(asked);
    const asker = { who, token: tokenOf(authorization), address: req.header("x-forwarded-for") };
    const data: Record<string, unknown> = {};
    for (const { name, key, variables, wanted } of asked) {
      const answer = await byName.get(name)?.answer(variables, asker);
      if (!answer) return tell(new Refusal(400, `There is no operation "${name}" here.`));
      if (answer instanceof Refusal) return tell(answer);
      data[key] = pickWanted(answer, wanted);
    }
    return Response.json({ data }, { headers: { "cache-control": "private, no-store" } });
  };
}

function tell(
  { status, body: { error, ...details } }: Refusal,
  headers: Record<string, string> = {},
): Response {
  const code = CODES[status] ?? "INTERNAL_SERVER_ERROR";
  return Response.json(
    { errors: [{ message: error, extensions: { code, ...details } }] },
    { status, headers: { ...headers, "cache-control": "no-store" } },
  );
}

/** One requested field: the operation by name, its arguments, and the requested part of its response. */
interface AskedField {
  name: string;
  key: string;
  variables: Record<string, unknown>;
  wanted?: SelectionSetNode | undefined;
}

const Body = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** More than any of our clients needs, and too few to keep a process busy. */
const MAX_TOKENS = 500;

/** Another site can make a visitor's browser send a form or plain text without a preflight request, but not JSON. */
function refuseType({ headers }: Request): Refusal | undefined {
  if (/^application\/(graphql\+)?json\s*(;|$)/i.test(headers.get("content-type") ?? "")) return undefined;
  return new Refusal(415, "The body must be JSON, and its content type must say so: application/json.");
}

/**
 * Reads the requested fields. Types are ignored: the contract of an operation checks its input, whatever types a
 * client declares for its variables. A request with only the name of an operation gets its whole response.
 */
async function readRequest(request: Request): Promise<AskedField[] | Refusal> {
  const text = await readText(request);
  if (text === undefined) return new Refusal(413, "The body is larger than 64 KB.");
  const body = Body.safeParse(parseJson(text));
  if (!body.success)
    return new Refusal(400, "The body must be a JSON object with a query or an operationName.");
  const { query, operationName, variables } = body.data;
  if (query) return readDocument(query, operationName, variables ?? {});
  return operationName
    ? [{ name: operationName, key: operationName, variables: variables ?? {} }]
    : new Refusal(400, "The body names no operation.");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readDocument(
  query: string,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): AskedField[] | Refusal {
  let document: ReturnType<typeof parse>;
  try {
    document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    return new Refusal(400, `The query cannot be read: ${error instanceof Error ? error.message : ""}`);
  }
  const operations = document.definitions.filter((definition) => definition.kind === "OperationDefinition");
  const wanted = operationName
    ? operations.find(({ name }) => name?.value === operationName)
    : operations.length === 1 && operations[0];
  if (!wanted) return new Refusal(400, "Set operationName to the operation of the query that should run.");
  const fields = wanted.selectionSet.selections.filter((selection) => selection.kind === "Field");
  if (fields.length < wanted.selectionSet.selections.length)
    return new Refusal(400, "Fragments are not supported.");
  return fields.map((field) => askedBy(field, variables));
}

function askedBy(field: FieldNode, variables: Record<string, unknown>): AskedField {
  const given = (field.arguments ?? []).map(({ name, value }) => [
    name.value,
    valueFromASTUntyped(value, variables),
  ]);
  return {
    name: field.name.value,
    key: (field.alias ?? field.name).value,
    variables: Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== null)),
    wanted: field.selectionSet,
  };
}

function pickWanted(value: unknown, wanted: SelectionSetNode | undefined): unknown {
  if (!wanted || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => pickWanted(item, wanted));
  const picked = wanted.selections.flatMap((selection) =>
    selection.kind === "Field"
      ? [
          [
            (selection.alias ?? selection.name).value,
            pickWanted(Reflect.get(value, selection.name.value), selection.selectionSet),
          ],
        ]
      : [],
  );
  return Object.fromEntries(picked);
}
