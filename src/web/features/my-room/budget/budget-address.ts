import type { MyRoom } from "../../../../prices/my-room.ts";
import { without } from "../kept-fields.tsx";
import { myRoomQuery } from "../my-room-query.ts";
import { ROOM_PARAMETERS } from "../room-parameters.ts";

interface Asked {
  keep: Readonly<Record<string, string>>;
  room: MyRoom | undefined;
  /** Nothing where any price will do. */
  budget: number | undefined;
  sort: string;
}

/** What a list within a budget begins anew. */
export const BUDGET_FIELDS = ["budget", "sort", "page"];

/** The gallery within a budget. Only what says something: no empty sort, no budget that any price is within. */
export function budgetAddress(path: string, { keep, room, budget, sort }: Asked): string {
  const query = new URLSearchParams({
    ...without(keep, [...ROOM_PARAMETERS, ...BUDGET_FIELDS]),
    ...(room && myRoomQuery(room)),
    ...(budget !== undefined && { budget: String(budget) }),
    ...(sort && { sort }),
  });
  return `${path}?${query}`;
}
