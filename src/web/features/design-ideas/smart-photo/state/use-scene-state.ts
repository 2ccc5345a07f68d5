import { useMemo, useReducer, useRef, useState } from "react";
import type { SceneFacts } from "../picks/scene-facts.ts";
import { changeScene, startScene } from "../picks/scene-state.ts";
import { shapeOf, sumOf } from "../picks/scene-view.ts";
import type { SceneActs } from "./scene-acts.ts";

export type SceneNow = ReturnType<typeof useSceneState>;

/** What is open in a scene and what is chosen, and what can be done to it. Nothing around it changes. */
export function useSceneState(facts: SceneFacts) {
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
  return { facts, state, acts, sum, prepared };
}
