import type { z } from "zod";
import type { Call } from "../../contracts/define-call.ts";
import { Refusal, type RefusalStatus } from "../http/refusal.ts";
import { parseInput } from "../http/refuse-input.ts";
import type { GraphqlContext } from "./context.ts";
import { GraphQLError } from "./graphql-js.ts";
import { refuseNul } from "./refuse-field.ts";

type QueryResolver = (parent: unknown, args: object, context: GraphqlContext) => Promise<object>;

/** Answers a query with the same contract as the caller: the call's schema parses its arguments. */
export function serveQuery<Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  answer: (input: z.output<Input>, context: GraphqlContext) => Promise<object | Refusal>,
): QueryResolver {
  return async (_, args, context) => {
    const given = withoutNulls(args);
    const parsed = refuseNuls(given) ?? parseInput(call.input, given);
    const result = parsed instanceof Refusal ? parsed : await answer(parsed.input, context);
    if (result instanceof Refusal) throw asGraphqlError(result);
    return result;
  };
}

// GraphQL distinguishes a null variable from a missing one; a call does not.
function withoutNulls(args: object): object {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
}

function refuseNuls(args: object): Refusal | undefined {
  const refusals = Object.entries(args).map(([name, value]) => refuseNul(name, value));
  return refusals.find((refusal) => refusal !== undefined);
}

const CODES: Partial<Record<RefusalStatus, string>> = {
  400: "BAD_USER_INPUT",
  401: "UNAUTHENTICATED",
  404: "NOT_FOUND",
  429: "TOO_MANY_REQUESTS",
};

function asGraphqlError({ status, body: { error, ...details } }: Refusal): GraphQLError {
  const code = CODES[status] ?? "INTERNAL_SERVER_ERROR";
  return new GraphQLError(error, { extensions: { code, ...details } });
}
