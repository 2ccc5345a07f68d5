import { useEffect, useRef } from "react";
import { shareSearch } from "../../designs/shared-url.ts";
import { ROOM_NAMES } from "../../my-room/room-parameters.ts";
import { sceneSearch } from "../picks/scene-search.ts";
import type { SceneState } from "../picks/scene-state.ts";

type Addressed = Pick<SceneState, "picks" | "open">;

/** What is chosen and open stands in the address, which is the one that is shared. Back leaves the page as ever. */
export function useSceneAddress({ picks, open }: Addressed): void {
  const written = useRef<Addressed>({ picks, open });
  useEffect(() => {
    if (written.current.picks === picks && written.current.open === open) return;
    written.current = { picks, open };
    const room = roomInAddress();
    history.replaceState(history.state, "", location.pathname + sceneSearch(picks, open, room));
    shareSearch(sceneSearch(picks, undefined, room));
  }, [picks, open]);
}

/** The room may have been told since the page came. */
export function roomInAddress(): Record<string, string> {
  const query = new URLSearchParams(location.search);
  const kept = ROOM_NAMES.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(kept);
}
