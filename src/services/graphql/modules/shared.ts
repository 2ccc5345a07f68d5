import type { SchemaModule } from "../schema-module.ts";

/** Types that several areas speak of. */
export const SHARED: SchemaModule = {
  typeDefs: /* GraphQL */ `
    "A photograph of the library. Its address is to be followed by size and format, as in /640.avif."
    type Photo {
      url: String!
      width: Int!
      height: Int!
      "The colour to show until the picture is there."
      dominant: String!
    }
  `,
  resolvers: {},
};
