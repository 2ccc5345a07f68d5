import { createSchema } from "graphql-yoga";
import type { GraphqlContext } from "./context.ts";
import { DESIGN_IDEAS } from "./modules/design-ideas-module.ts";
import { MAGAZINE_SEARCH } from "./modules/magazine-search-module.ts";
import { OFFERINGS } from "./modules/offerings-module.ts";
import { SERVICEABILITY } from "./modules/serviceability-module.ts";
import { SHARED } from "./modules/shared.ts";
import { SKUS } from "./modules/skus-module.ts";
import { SMART_PHOTOS } from "./modules/smart-photos-module.ts";
import { TICKETS } from "./modules/tickets-module.ts";
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
