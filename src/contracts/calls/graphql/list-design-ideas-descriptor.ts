import { describeCall } from "../../browser/call-descriptor.ts";
import type { DesignIdeas, DesignIdeasInput } from "./list-design-ideas.ts";

/** The query that the call builds from its schemas: see list-design-ideas-descriptor.test.ts. */
export const listDesignIdeasDescriptor = describeCall<DesignIdeasInput, DesignIdeas>({
  name: "designIdeasList",
  host: "graphql",
  method: "POST",
  path: "",
  safe: true,
  document:
    "query designIdeasList($urlQueryParams: String!, $designIdeasContentTypes: [String!]) { designIdeasList(urlQueryParams: $urlQueryParams, designIdeasContentTypes: $designIdeasContentTypes) { items { slug title description totalPrice currency coverImage altText addImages { cover desktop } roomSize redirectedTo roomType layout style tier tags colours roomDimensions { length breadth } contentType country viewImages { baseSceneImageUrl } photo { url width height dominant } pricedPieces } totalElements totalPages page size } }",
});
