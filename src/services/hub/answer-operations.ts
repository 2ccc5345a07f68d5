import type { Context } from "hono";
import { tokenOf, type WhoAsks } from "../customers/who-asks.ts";
import { Refusal, type RefusalStatus } from "../http/refusal.ts";
import { refuseMethod } from "../http/serve-call.ts";
import type { HubOperation } from "./operation.ts";
import { pickWanted, readRequest, refuseType } from "./read-request.ts";

const CODES: Partial<Record<RefusalStatus, string>> = {
  400: "BAD_USER_INPUT",
  401: "UNAUTHENTICATED",
  404: "NOT_FOUND",
  405: "BAD_REQUEST",
  413: "BAD_REQUEST",
  415: "BAD_REQUEST",
  429: "TOO_MANY_REQUESTS",
};

/** Answers operations by their names. Who asks is found out first: to a guest every operation answers the same. */
export function answerOperations(operations: readonly HubOperation[], whoAsks: WhoAsks) {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  return async ({ req }: Context): Promise<Response> => {
    if (req.method !== "POST") return tell(refuseMethod("POST"), { allow: "POST" });
    const untyped = refuseType(req.raw);
    if (untyped) return tell(untyped);
    const authorization = req.header("authorization");
    const who = await whoAsks(authorization);
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

/** A refusal in the words of GraphQL, under its status. */
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
