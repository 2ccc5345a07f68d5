import { getPreviousAndNext } from "../../../../contracts/calls/get-previous-and-next.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { buildFilters } from "../../../../contracts/document-filters.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { optional } from "../../../frame/page.ts";
import { type Neighbours, neighboursOf } from "./neighbours.ts";

/** What stands before and after a design in its category, among those of its own kind (DI-30). */
export async function loadNeighbours(
  call: Caller,
  edition: Edition,
  { slug, contentType, roomType }: { slug: string; contentType: string; roomType: string },
): Promise<Neighbours | undefined> {
  const filters = buildFilters([
    { field: "country", op: "eq", values: [edition.isoCode] },
    { field: "roomType", op: "in", values: [roomType] },
    { field: "field", op: "excludes", values: ["redirectedTo"] },
  ]);
  const asked = { contentType, slug, preNextContentType: contentType, filters };
  const { contents } = await optional(call(getPreviousAndNext, asked), { contents: [] });
  return neighboursOf(contents);
}
