import type { GraphqlContext } from "./context.ts";

/** One part of the schema: its types and its resolvers. Fields without a resolver are returned unchanged. */
export interface SchemaModule {
  typeDefs: string;
  resolvers: Record<string, Record<string, Resolver>>;
}

export type Fields = Record<string, unknown>;

type Resolver = (parent: Fields, args: object, context: GraphqlContext) => unknown;
