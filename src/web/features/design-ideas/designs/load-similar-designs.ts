import type { Caller } from "../../../../contracts/create-caller.ts";
import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { findDesigns } from "./list-designs.ts";
import { type Comparable, rankSimilar } from "./rank-similar.ts";

/** Enough to choose from, however many designs a room has. */
const CANDIDATES = 24;
const SHOWN = 6;

export async function loadSimilar(
  call: Caller,
  edition: Edition,
  design: Comparable,
): Promise<DesignIdeaAnswer[]> {
  const traits = traitsOf(design);
  // Where nothing is told of a design that others might share, the room is all that makes them alike.
  const asked = traits.length > 0 ? traits.map((trait) => [trait]) : [[]];
  const lists = await Promise.all(
    asked.map((filters) => findDesigns(call, edition, { room: design.roomType, filters, size: CANDIDATES })),
  );
  return rankSimilar(design, lists.flat(), SHOWN);
}

function traitsOf({ style, colours, tags }: Comparable): DocumentFilter[] {
  const traits = { style: style ? [style] : [], colours: [...colours], tags: [...tags] };
  return Object.entries(traits)
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => ({ field, op: "in", values }));
}
