import { bandInRoom, type RoomPriceFacts } from "../../../../prices/my-room.ts";
import type { PriceBand } from "../../../../prices/price-band.ts";
import { useMyRoom } from "../../my-room/use-my-room.ts";
import { scaleFacts } from "../picks/room-pricing.ts";
import type { SceneFacts } from "../picks/scene-facts.ts";
import { sumOf } from "../picks/scene-view.ts";

export interface SceneRoom {
  /** Of the scene with the default of every piece. */
  facts: RoomPriceFacts;
  /** What the server told for the room in the address. */
  band?: PriceBand | undefined;
}

/** What the scene costs in the visitor's room, as far as that is known. */
export function useRoomBand(
  scene: SceneFacts,
  room: SceneRoom | undefined,
  total: number,
): PriceBand | undefined {
  const news = useMyRoom();
  if (!room || !news) return room?.band;
  return (
    news.room && bandInRoom(news.rates, scaleFacts(room.facts, total, sumOf(scene, []).total), news.room)
  );
}
