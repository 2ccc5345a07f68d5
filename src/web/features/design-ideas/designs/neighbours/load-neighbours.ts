import type { Caller } from "../../../../../contracts/create-caller.ts";
import { askDocumentsBeside } from "../../../../../contracts/documents/ask-documents.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { optional } from "../../../../frame/page.ts";
import { type Neighbours, neighboursOf } from "./neighbours.ts";

/** What stands before and after a design in its category, among those of its own kind (DI-30). */
export async function loadNeighbours(
  call: Caller,
  edition: Edition,
  kind: "looks" | "smart-photo-lite",
  { slug, roomType }: { slug: string; roomType: string },
): Promise<Neighbours | undefined> {
  const designs = askDocumentsBeside(kind, { call, edition }, slug, [
    ...(roomType ? [{ field: "roomType", op: "in" as const, values: [roomType] }] : []),
    { field: "field", op: "excludes", values: ["redirectedTo"] },
  ]);
  const found = await optional(designs, []);
  // Its gallery is theirs, whether their host tells it or not.
  return neighboursOf(found.map((design) => ({ ...design, roomType: design.roomType || roomType })));
}
