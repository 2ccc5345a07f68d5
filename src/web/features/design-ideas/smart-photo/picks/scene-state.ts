import { changePick, type Picks, type PiecePick, type PieceShape } from "./picks.ts";
import type { SceneFacts } from "./scene-facts.ts";

/** What a visitor has made of a scene. */
export interface SceneState {
  picks: Picks;
  /** The piece that stands open by their will. */
  open: string | undefined;
  /** Whether they closed the last one: then none opens by itself. */
  isClosed: boolean;
  /** The piece whose number is lit. */
  lit: string | undefined;
  /** Where the focus goes next; a new one each time. */
  turn: SceneTurn | undefined;
  /** What was chosen last, to be told; nothing before the first choice. */
  latest: { piece: string; pick: PiecePick } | undefined;
  /** Whether the photograph of it did not come. */
  isPrintMissing: boolean;
}

export interface SceneTurn {
  piece: string;
  to: "heading" | "previous" | "next" | "spot";
}

export type SceneAct =
  | { act: "pick"; shape: PieceShape; pick: PiecePick }
  | { act: "open"; piece: string; by?: "previous" | "next" | undefined }
  /** With the piece whose number gets the focus back, if nothing else does. */
  | { act: "close"; backTo?: string | undefined }
  | { act: "light"; piece: string }
  | { act: "miss" };

export function startScene({ picks, open }: Pick<SceneFacts, "picks" | "open">): SceneState {
  return {
    picks,
    open,
    isClosed: false,
    lit: open,
    turn: undefined,
    latest: undefined,
    isPrintMissing: false,
  };
}

export function changeScene(state: SceneState, change: SceneAct): SceneState {
  switch (change.act) {
    case "pick": {
      const { shape, pick } = change;
      const latest = { piece: shape.id, pick };
      return { ...state, picks: changePick(state.picks, shape, pick), latest, isPrintMissing: false };
    }
    case "open": {
      const { piece, by = "heading" } = change;
      return { ...state, open: piece, lit: piece, isClosed: false, turn: { piece, to: by } };
    }
    case "close": {
      const turn: SceneTurn | undefined = change.backTo ? { piece: change.backTo, to: "spot" } : undefined;
      return { ...state, open: undefined, lit: undefined, isClosed: true, turn };
    }
    case "light":
      return state.lit === change.piece ? state : { ...state, lit: change.piece };
    case "miss":
      return { ...state, isPrintMissing: true };
  }
}
