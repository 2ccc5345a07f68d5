import type { Caller } from "../../../../../contracts/create-caller.ts";
import { requestAdjacentDocuments } from "../../../../../contracts/documents/request-documents.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { optional } from "../../../../frame/page.ts";
import { type Neighbours, neighboursOf } from "./neighbours.ts";

/** Loads the previous and the next design of the category, of the same content type (DI-30). */
export async function loadNeighbours(
  call: Caller,
  edition: Edition,
  kind: "looks" | "smart-photo-lite",
  { slug, roomType }: { slug: string; roomType: string },
): Promise<Neighbours | undefined> {
  const designs = requestAdjacentDocuments(kind, { call, edition }, slug, [
    ...(roomType ? [{ field: "roomType", op: "in" as const, values: [roomType] }] : []),
    { field: "field", op: "excludes", values: ["redirectedTo"] },
  ]);
  const found = await optional(designs, []);
  // The neighbours are in the same category, even if the upstream does not send it.
  return neighboursOf(found.map((design) => ({ ...design, roomType: design.roomType || roomType })));
}
