import { listDesignIdeas } from "../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import { buildUrlQueryParams } from "../../../contracts/graphql/build-url-query-params.ts";
import type { DesignIdeaAnswer } from "../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../editions/edition.ts";
import { optional } from "../../frame/page.ts";
import { type Comparable, rankSimilar } from "./rank-similar.ts";

/** Enough to choose from, however many designs a room has. */
const CANDIDATES = 24;
const SHOWN = 6;

/** Designs of the same room that share its style, its colours or what is in it. */
export async function loadSimilar(
  call: Caller,
  edition: Edition,
  design: Comparable,
): Promise<DesignIdeaAnswer[]> {
  const traits = traitsOf(design);
  // Where nothing is told of a design that others might share, the room is all that makes them alike.
  const asked = traits.length > 0 ? traits.map((trait) => [trait]) : [[]];
  const lists = await Promise.all(
    asked.map((alike) =>
      optional(
        call(listDesignIdeas, {
          urlQueryParams: buildUrlQueryParams({
            filters: [...sameRoom(edition, design), ...alike],
            page: 0,
            size: CANDIDATES,
          }),
        }),
        { items: [] },
      ),
    ),
  );
  return rankSimilar(
    design,
    lists.flatMap(({ items }) => items),
    SHOWN,
  );
}

function sameRoom(edition: Edition, { roomType }: Comparable): DocumentFilter[] {
  return [
    { field: "country", op: "eq", values: [edition.isoCode] },
    ...(roomType ? [{ field: "roomType", op: "in" as const, values: [roomType] }] : []),
    { field: "field", op: "excludes", values: ["redirectedTo"] },
  ];
}

function traitsOf({ style, colours, tags }: Comparable): DocumentFilter[] {
  const traits = { style: style ? [style] : [], colours: [...colours], tags: [...tags] };
  return Object.entries(traits)
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => ({ field, op: "in", values }));
}
