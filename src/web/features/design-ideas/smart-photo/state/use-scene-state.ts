import {
  createContext,
  type KeyboardEvent,
  type RefObject,
  use,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import type { Edition } from "../../../../../editions/edition.ts";
import { changePick, type Picks, type PiecePick, type PieceShape } from "../picks/picks.ts";
import type { PieceFacts, SceneFacts } from "../picks/scene-facts.ts";
import { shapeOf, sumOf } from "../picks/scene-view.ts";

export type SceneNow = ReturnType<typeof useSceneState>;

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
        // If another piece is open by now, the focus returns to that piece's number instead of the opener.
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

export type SceneDirection = "previous" | "next";

/** The actions of a scene. The object never changes, so that it causes no new rendering. */
export interface SceneActs {
  pick(piece: PieceFacts, pick: PiecePick): void;
  open(piece: string, opener: HTMLElement): void;
  step(piece: string, way: SceneDirection): void;
  close(piece: string): void;
  prepare(print: string | null): void;
  miss(): void;
  light(piece: string): void;
  photo: RefObject<HTMLDivElement | null>;
}

export const SceneActsContext = createContext<SceneActs | undefined>(undefined);

export function useSceneActs(): SceneActs {
  const acts = use(SceneActsContext);
  if (!acts) throw new Error("A part of a scene was rendered outside of its scene");
  return acts;
}

/** The direction of an arrow key in the reading direction. */
export function directionOfArrow(
  { key }: KeyboardEvent,
  direction: Edition["direction"],
): SceneDirection | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return key === (direction === "rtl" ? "ArrowLeft" : "ArrowRight") ? "next" : "previous";
}

/** Lets the space bar activate links that act as buttons. */
export function onSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

export interface SceneState {
  picks: Picks;
  open: string | undefined;
  /** Whether the visitor closed the last piece; then no piece opens automatically. */
  isClosed: boolean;
  lit: string | undefined;
  /** Where the focus moves next; each move is a new object. */
  turn: SceneTransition | undefined;
  /** The latest choice, for the announcement; undefined before the first choice. */
  latest: { piece: string; pick: PiecePick } | undefined;
  /** Whether the photograph of the latest choice could not be loaded. */
  isPrintMissing: boolean;
}

export interface SceneTransition {
  piece: string;
  to: "heading" | "previous" | "next" | "spot";
}

type SceneAct =
  | { act: "pick"; shape: PieceShape; pick: PiecePick }
  | { act: "open"; piece: string; by?: "previous" | "next" | undefined }
  /** With the piece whose number receives the focus if no other element does. */
  | { act: "close"; backTo?: string | undefined }
  | { act: "light"; piece: string }
  | { act: "miss" };

function startScene({ picks, open }: Pick<SceneFacts, "picks" | "open">): SceneState {
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

function changeScene(state: SceneState, change: SceneAct): SceneState {
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
      const turn: SceneTransition | undefined = change.backTo
        ? { piece: change.backTo, to: "spot" }
        : undefined;
      return { ...state, open: undefined, lit: undefined, isClosed: true, turn };
    }
    case "light":
      return state.lit === change.piece ? state : { ...state, lit: change.piece };
    case "miss":
      return { ...state, isPrintMissing: true };
  }
}
