import { useEffect } from "react";
import { formatAmount } from "../../../../editions/money.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { SceneFacts } from "../picks/scene-facts.ts";
import { useLaterDetails } from "./use-later-details.ts";
import { type SceneRoom, useRoomBand } from "./use-room-band.ts";
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
