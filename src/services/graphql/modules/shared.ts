import { SizedPicture } from "../../../contracts/documents/designs/smart-photo-details.ts";
import type { SchemaModule } from "../schema-module.ts";
import { writeTypes } from "../write-types.ts";

export const SHARED: SchemaModule = {
  typeDefs: /* GraphQL */ `
    "A photograph of the library. Append size and format to its address, as in /640.avif."
    ${writeTypes({ Photo: { fields: SizedPicture, certain: "all" } })}
  `,
  resolvers: {},
};
