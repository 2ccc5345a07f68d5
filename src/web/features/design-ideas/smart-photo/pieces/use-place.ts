import { useEffect, useRef } from "react";
import type { SceneTurn } from "../state/use-scene-state.ts";

export interface PlaceTurn {
  /** Whether the focus comes here now. */
  turn: SceneTurn | undefined;
}

/** The place of a piece in a layout without panels: to open it is to go there. */
export function usePlace<Place extends HTMLElement>(turn: SceneTurn | undefined) {
  const place = useRef<Place>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!turn || turn.to === "spot") return;
    place.current?.scrollIntoView({ block: "center" });
    heading.current?.focus({ preventScroll: true });
  }, [turn]);
  return { place, heading };
}
