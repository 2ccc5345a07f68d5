import { TROUBLES, troubleOf } from "../../platform/database/health/trouble.ts";
import type { Log } from "../http/log.ts";
import { GraphQLError } from "./graphql-js.ts";

const MASK = "Something went wrong on our side.";

/** Errors that were meant for the caller pass; all others are bugs, which are logged and say nothing about themselves. */
export function maskErrors(log: Log): { errorMessage: string; maskError: (error: unknown) => Error } {
  return {
    errorMessage: MASK,
    maskError(error) {
      if (error instanceof GraphQLError && isMeant(error)) return withCode(error);
      const place = error instanceof GraphQLError ? placeOf(error) : { path: undefined };
      const trouble = troubleOf(causeOf(error));
      if (trouble) {
        log.warn(
          { path: place.path, trouble },
          "A GraphQL operation cannot be answered without the database.",
        );
        return new GraphQLError(TROUBLES[trouble], { ...place, extensions: { code: "SERVICE_UNAVAILABLE" } });
      }
      log.error({ error: causeOf(error), ...place }, "A GraphQL operation failed.");
      return new GraphQLError(MASK, {
        ...place,
        extensions: { code: "INTERNAL_SERVER_ERROR", unexpected: true },
      });
    },
  };
}

/**
 * An error with a path comes from a resolver, and ours name a code; one without is about the request itself. What
 * graphql-js says of a value that does not fit its type has a path and no code: that is our bug, not the caller's.
 */
function isMeant(error: GraphQLError): boolean {
  if (error.originalError && !(error.originalError instanceof GraphQLError)) return false;
  return error.path === undefined || error.extensions.code !== undefined;
}

// graphql-js leaves these bare: a variable of the wrong type, an operation that the schema has none of.
function withCode(error: GraphQLError): GraphQLError {
  error.extensions.code ??= "BAD_USER_INPUT";
  return error;
}

function placeOf({ nodes, source, positions, path }: GraphQLError) {
  return { nodes, source, positions, path };
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error;
}
