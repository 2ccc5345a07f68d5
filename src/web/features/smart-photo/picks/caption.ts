import type { Language } from "../../../../editions/languages.ts";
import type { Showing } from "./picks.ts";

export interface SceneTexts {
  shows: string;
  unseen: string;
  leftOut: string;
}

interface Names {
  ofVariation(piece: string, pick: number): string;
  ofPiece(piece: string): string;
}

/** What the photograph shows of what was chosen, and honestly what it does not. Empty while nothing is changed. */
export function captionOf(
  { shown, unseen, leftOut }: Showing,
  names: Names,
  texts: SceneTexts,
  language: Language,
): string {
  const list = new Intl.ListFormat(language);
  const unseenNames = unseen.map(({ piece, pick }) => names.ofVariation(piece, pick));
  const sentences = [
    shown && texts.shows.replace("{name}", names.ofVariation(shown.piece, shown.pick)),
    unseenNames.length > 0 && texts.unseen.replace("{names}", list.format(unseenNames)),
    leftOut.length > 0 && texts.leftOut.replace("{names}", list.format(leftOut.map(names.ofPiece))),
  ];
  return sentences.filter(Boolean).join(" ");
}
