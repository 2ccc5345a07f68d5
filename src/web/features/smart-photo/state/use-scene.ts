import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { formatAmount } from "../../../../editions/money.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { SceneFacts } from "../picks/scene-facts.ts";
import { changeScene, startScene } from "../picks/scene-state.ts";
import { shapeOf, sumOf } from "../picks/scene-view.ts";
import type { SceneActs } from "./scene-acts.ts";
import { useLaterDetails } from "./use-later-details.ts";
import { type SceneRoom, useRoomBand } from "./use-room-band.ts";
import { useSceneAddress } from "./use-scene-address.ts";

/** What every island of a scene is given. */
export interface SceneProps {
  facts: SceneFacts;
  /** Where a price can be told for the visitor's room. */
  room?: SceneRoom | undefined;
}

export type LivingScene = ReturnType<typeof useScene>;

/** A scene and what a visitor makes of it. The address follows, so that it can be shared. */
export function useScene({ facts, room }: SceneProps) {
  const [state, dispatch] = useReducer(changeScene, facts, startScene);
  const [prepared, setPrepared] = useState<string>();
  const photo = useRef<HTMLDivElement>(null);
  const opener = useRef<{ piece: string; element: HTMLElement }>(undefined);
  const acts = useMemo(
    (): SceneActs => ({
      pick: (piece, pick) => dispatch({ act: "pick", shape: shapeOf(piece), pick }),
      open(piece, element) {
        opener.current = { piece, element };
        dispatch({ act: "open", piece });
      },
      step: (piece, by) => dispatch({ act: "open", piece, by }),
      close(piece) {
        // The piece may have changed on the way: the number that belongs to it is where one was.
        const back = opener.current?.piece === piece ? opener.current.element : undefined;
        opener.current = undefined;
        back?.focus({ preventScroll: true });
        dispatch({ act: "close", backTo: back ? undefined : piece });
      },
      prepare: (print) => setPrepared(print ?? undefined),
      miss: () => dispatch({ act: "miss" }),
      light: (piece) => dispatch({ act: "light", piece }),
      photo,
    }),
    [],
  );
  const sum = useMemo(() => sumOf(facts, state.picks), [facts, state.picks]);
  useSceneAddress(state);
  const page = usePage().state;
  useEffect(() => {
    page.setState("drawer", { priceNow: formatAmount(sum.total, facts.country) });
  }, [page, sum.total, facts.country]);
  return {
    facts,
    state,
    acts,
    sum,
    prepared,
    details: useLaterDetails(facts, state),
    band: useRoomBand(facts, room, sum.total),
  };
}
