import { createContext, type RefObject, use } from "react";
import type { PiecePick } from "../picks/picks.ts";
import type { PieceFacts } from "../picks/scene-facts.ts";

export type SceneWay = "previous" | "next";

/** What can be done to a scene, from wherever in it. It never changes, so that nothing is rendered anew for it. */
export interface SceneActs {
  pick(piece: PieceFacts, pick: PiecePick): void;
  /** The opener gets the focus back. */
  open(piece: string, opener: HTMLElement): void;
  /** From the open piece to another. */
  step(piece: string, way: SceneWay): void;
  close(piece: string): void;
  /** Somebody is about to choose what is seen on this print. */
  prepare(print: string | null): void;
  /** The photograph did not come. */
  miss(): void;
  light(piece: string): void;
  /** The photograph with its numbers. */
  photo: RefObject<HTMLDivElement | null>;
}

export const SceneActsContext = createContext<SceneActs | undefined>(undefined);

export function useSceneActs(): SceneActs {
  const acts = use(SceneActsContext);
  if (!acts) throw new Error("A part of a scene was rendered outside of it");
  return acts;
}
