import { createSchema } from "graphql-yoga";
import type { GraphqlContext } from "./context.ts";
import { DESIGN_IDEAS } from "./modules/design-ideas.ts";
import { MAGAZINE_SEARCH } from "./modules/magazine-search.ts";
import { OFFERINGS } from "./modules/offerings.ts";
import { SERVICEABILITY } from "./modules/serviceability.ts";
import { SHARED } from "./modules/shared.ts";
import { SKUS } from "./modules/skus.ts";
import { SMART_PHOTOS } from "./modules/smart-photos.ts";
import { TICKETS } from "./modules/tickets.ts";
import type { SchemaModule } from "./schema-module.ts";

const MODULES: readonly SchemaModule[] = [
  SHARED,
  DESIGN_IDEAS,
  SMART_PHOTOS,
  SKUS,
  OFFERINGS,
  MAGAZINE_SEARCH,
  SERVICEABILITY,
  TICKETS,
];

export function composeSchema() {
  composed ??= createSchema<GraphqlContext>({
    typeDefs: MODULES.map(({ typeDefs }) => typeDefs),
    resolvers: MODULES.map(({ resolvers }) => resolvers),
  });
  return composed;
}

let composed: ReturnType<typeof createSchema<GraphqlContext>> | undefined;
