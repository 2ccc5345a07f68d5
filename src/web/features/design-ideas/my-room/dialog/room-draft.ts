import type { MyRoom } from "../../../../../prices/my-room.ts";
import type { Tier } from "../../../../../prices/rates.ts";
import type { RoomUnit, TypedRoom } from "../my-room-query.ts";

export interface RoomDraft {
  length: string;
  breadth: string;
  unit: RoomUnit;
  city: string;
  tier: string;
}

const USUAL_TIER: Tier = "premium";

export function draftOf(
  typed: TypedRoom | undefined,
  room: MyRoom | undefined,
  usual: { unit: RoomUnit; city: string },
): RoomDraft {
  return {
    length: typed?.length ?? String(room?.length ?? ""),
    breadth: typed?.breadth ?? String(room?.breadth ?? ""),
    unit: typed?.unit ?? usual.unit,
    city: typed?.city ?? room?.city ?? usual.city,
    tier: typed?.tier ?? room?.tier ?? USUAL_TIER,
  };
}

/** The query that the form would send, so that one parser reads both. */
export function queryOf({ length, breadth, unit, city, tier }: RoomDraft): URLSearchParams {
  return new URLSearchParams({ room: length, "room.breadth": breadth, "room.unit": unit, city, tier });
}
