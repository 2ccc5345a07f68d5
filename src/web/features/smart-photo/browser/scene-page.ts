import { formatAmount } from "../../../../editions/money.ts";
import type { PiecePick, PieceShape } from "../picks/picks.ts";
import type { SceneFacts } from "../picks/scene-facts.ts";

/** The scene as it stands in the page: what can be chosen of it, and where what follows from that is written. */
export interface ScenePage {
  root: HTMLElement;
  facts: SceneFacts;
  shapes: PieceShape[];
  radio(piece: string, pick: PiecePick): HTMLInputElement | undefined;
}

export function readScenePage(root: HTMLElement): ScenePage {
  const facts: SceneFacts = JSON.parse(root.dataset.scene ?? "");
  const radios = [...root.querySelectorAll<HTMLInputElement>("[data-scene-choice] input")];
  const byPiece = Map.groupBy(radios, pieceOf);
  return {
    root,
    facts,
    shapes: [...byPiece].map(([id, own]) => ({
      id,
      count: own.length - 1,
      standard: Number(own.find(({ dataset }) => dataset.standard !== undefined)?.value ?? 1),
    })),
    radio: (piece, pick) => byPiece.get(piece)?.find(({ value }) => value === String(pick)),
  };
}

export function pieceOf(inside: Element): string {
  return inside.closest<HTMLElement>("[data-scene-choice]")?.dataset.sceneChoice ?? "";
}

/** Everything in the page that belongs to a piece, by the mark that says what of it. */
export function marked(root: ParentNode, mark: string, piece?: string): HTMLElement[] {
  const value = piece === undefined ? "" : `="${CSS.escape(piece)}"`;
  return [...root.querySelectorAll<HTMLElement>(`[data-scene-${mark}${value}]`)];
}

/** The drawn sign of a currency stays where it is. */
export function writeAmount(places: readonly HTMLElement[], amount: number, { country }: SceneFacts): void {
  for (const place of places) {
    const price = place.querySelector(".price");
    const sign = price?.querySelector("svg");
    price?.replaceChildren(...(sign ? [sign] : []), formatAmount(amount, country));
  }
}
