import { useEffect, useState } from "react";
import type { Country } from "../../../../editions/regions.ts";
import type { MyRoom, RoomPriceFacts } from "../../../../prices/my-room.ts";
import type { PriceBand } from "../../../../prices/price-band.ts";
import { fetchRates } from "../../my-room/fetch-rates.ts";
import { onRoom } from "../../my-room/room-news.ts";
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
  const [band, setBand] = useState(room?.band);
  const [told, setTold] = useState<{ room: MyRoom | undefined }>();
  useEffect(() => {
    let isListening = true;
    onRoom((news) => {
      if (isListening) setTold({ room: news });
    });
    return () => {
      isListening = false;
    };
  }, []);
  useEffect(() => {
    if (!told || !room) return;
    let isWanted = true;
    const facts = scaleFacts(room.facts, total, sumOf(scene, []).total);
    void bandFor(told.room, facts, scene.country).then((next) => {
      if (isWanted) setBand(next);
    });
    return () => {
      isWanted = false;
    };
  }, [told, room, scene, total]);
  return band;
}

async function bandFor(
  room: MyRoom | undefined,
  facts: RoomPriceFacts,
  country: Country,
): Promise<PriceBand | undefined> {
  const rates = room && (await fetchRates(country));
  if (!room || !rates) return undefined;
  const { bandInRoom } = await import("../../../../prices/my-room.ts");
  return bandInRoom(rates, facts, room);
}
