import { useState } from "react";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { RoomUnit } from "../room-units.ts";
import { draftOf, type RoomDraft } from "./room-draft.ts";

export type ChangeDraft = (changed: Partial<RoomDraft>) => void;

/** What stands in the form: as it was served, then as it is typed, and anew when another room is known. */
export function useRoomDraft(
  served: RoomDraft,
  room: MyRoom | undefined,
  unit: RoomUnit,
): [draft: RoomDraft, change: ChangeDraft] {
  const [draft, setDraft] = useState(served);
  const [known, setKnown] = useState(room);
  if (room !== known) {
    setKnown(room);
    if (room) setDraft(draftOf(undefined, room, { unit, city: room.city }));
  }
  return [draft, (changed) => setDraft((before) => ({ ...before, ...changed }))];
}
