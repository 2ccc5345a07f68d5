import type { GraphqlContext } from "./context.ts";

/** One area of the schema: what can be asked, and who answers. Fields without a resolver are read as they are. */
export interface SchemaModule {
  /** In GraphQL's own words. Every module may add to `type Query`. */
  typeDefs: string;
  resolvers: Record<string, Record<string, Resolver>>;
}

/** A stored document or a part of one. */
export type Fields = Record<string, unknown>;

type Resolver = (parent: Fields, args: object, context: GraphqlContext) => unknown;
