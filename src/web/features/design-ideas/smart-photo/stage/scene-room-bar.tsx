import type { Edition } from "../../../../../editions/edition.ts";
import { MyRoomBar } from "../../my-room/my-room-bar.tsx";
import { buildPicks } from "../picks/picks.ts";
import type { RoomPricing } from "../picks/room-pricing.ts";
import type { SceneView } from "../picks/scene-view.ts";

interface SceneRoomBarProps {
  edition: Edition;
  view: SceneView;
  pricing: RoomPricing;
}

/** Asks for the visitor's room where a price can be told for it. */
export function SceneRoomBar({ edition, view, pricing }: SceneRoomBarProps) {
  const keep = {
    ...(view.picks.length > 0 && { pieces: buildPicks(view.picks) }),
    ...(view.open && { piece: view.open }),
  };
  if (!pricing.facts) return null;
  const { rates, room } = pricing;
  return <MyRoomBar edition={edition} rates={rates} room={room} path={view.path} keep={keep} />;
}
