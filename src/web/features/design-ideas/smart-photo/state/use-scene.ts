import { useEffect } from "react";
import { formatAmount } from "../../../../../editions/money.ts";
import { bandInRoom, type RoomPriceFacts } from "../../../../../prices/my-room.ts";
import type { PriceBand } from "../../../../../prices/price-band.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { useMyRoom } from "../../my-room/use-my-room.ts";
import { scaleFacts } from "../picks/room-pricing.ts";
import type { SceneFacts } from "../picks/scene-facts.ts";
import { sumOf } from "../picks/scene-view.ts";
import { useLaterDetails } from "./use-later-details.ts";
import { useSceneAddress } from "./use-scene-address.ts";
import { useSceneState } from "./use-scene-state.ts";

/** What every island of a scene is given. */
export interface SceneProps {
  facts: SceneFacts;
  /** Where a price can be told for the visitor's room. */
  room?: SceneRoom | undefined;
}

export type LivingScene = ReturnType<typeof useScene>;

/** A scene and what a visitor makes of it. The address follows, so that it can be shared. */
export function useScene({ facts, room }: SceneProps) {
  const scene = useSceneState(facts);
  const { state, sum } = scene;
  useSceneAddress(state);
  const page = usePage().state;
  useEffect(() => {
    page.setState("drawer", { priceNow: formatAmount(sum.total, facts.country) });
  }, [page, sum.total, facts.country]);
  return {
    ...scene,
    details: useLaterDetails(facts, state),
    band: useRoomBand(facts, room, sum.total),
  };
}

interface SceneRoom {
  /** Of the scene with the default of every piece. */
  facts: RoomPriceFacts;
  /** What the server told for the room in the address. */
  band?: PriceBand | undefined;
}

/** What the scene costs in the visitor's room, as far as that is known. */
function useRoomBand(scene: SceneFacts, room: SceneRoom | undefined, total: number): PriceBand | undefined {
  const news = useMyRoom();
  if (!room || !news) return room?.band;
  return (
    news.room && bandInRoom(news.rates, scaleFacts(room.facts, total, sumOf(scene, []).total), news.room)
  );
}
