import type { GraphqlContext } from "./context.ts";

/** One area of the schema: what can be asked, and who answers. Fields without a resolver are read as they are. */
export interface SchemaModule {
  typeDefs: string;
  resolvers: Record<string, Record<string, Resolver>>;
}

export type Fields = Record<string, unknown>;

type Resolver = (parent: Fields, args: object, context: GraphqlContext) => unknown;
