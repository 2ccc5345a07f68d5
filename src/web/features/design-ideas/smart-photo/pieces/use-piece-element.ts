import { useEffect, useRef } from "react";
import type { SceneTransition } from "../state/use-scene-state.ts";

export interface PieceTransition {
  /** Set when the focus moves here. */
  turn: SceneTransition | undefined;
}

/** The element of a piece in a layout without panels: opening the piece scrolls there. */
export function usePieceElement<Place extends HTMLElement>(turn: SceneTransition | undefined) {
  const element = useRef<Place>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!turn || turn.to === "spot") return;
    element.current?.scrollIntoView({ block: "center" });
    heading.current?.focus({ preventScroll: true });
  }, [turn]);
  return { place: element, heading };
}
