import type { Language } from "../../../../../editions/languages.ts";
import type { Text } from "../../../../../ui/text/text.tsx";
import type { Picks, Showing } from "./picks.ts";
import type { SceneFacts } from "./scene-facts.ts";
import { showingIn, variationAt } from "./scene-view.ts";

interface SceneTexts {
  shows: string;
  unseen: string;
  leftOut: string;
}

interface Names {
  ofVariation(piece: string, pick: number): string;
  ofPiece(piece: string): string;
}

export function sceneCaption(scene: SceneFacts, picks: Picks, { language, t }: Text): string {
  const texts = {
    shows: t("smartPhoto.shows"),
    unseen: t("smartPhoto.unseen"),
    leftOut: t("smartPhoto.stillThere"),
  };
  return captionOf(showingIn(scene, picks), namesIn(scene), texts, language);
}

export function namesIn(scene: SceneFacts): Names {
  return {
    ofVariation: (piece, pick) => variationAt(scene, piece, pick)?.name ?? piece,
    ofPiece: (piece) => scene.pieces.find(({ id }) => id === piece)?.name ?? piece,
  };
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
