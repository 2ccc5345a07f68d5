import type { KeyboardEvent, ReactNode } from "react";
import type { Language } from "../../../../../editions/languages.ts";
import { formatAmount } from "../../../../../editions/money.ts";
import { type Text, useText } from "../../../../../ui/text/text.tsx";
import { IslandPictures } from "../../../../frame/islands/island-pictures.tsx";
import type { Picks, Showing } from "../picks/picks.ts";
import type { SceneFacts } from "../picks/scene-facts.ts";
import { SCENE_ID, showingIn, variationAt } from "../picks/scene-view.ts";
import { isWide, type SceneController } from "../state/use-scene.ts";
import { SceneActsContext } from "../state/use-scene-state.ts";
import "../../../../../ui/forms/chip.css";
import "../views/smart-photo-views.css";

interface SceneRootProps {
  scene: SceneController;
  className: string;
  /** The piece that is open by default if the screen is wide enough. */
  first?: string | undefined;
  children: ReactNode;
}

export function SceneRoot({ scene, className, first, children }: SceneRootProps) {
  const { state, acts } = scene;
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== "Escape" || (target instanceof Element && target.closest("dialog"))) return;
    const current = state.open ?? (isWide() ? first : undefined);
    if (current !== undefined) acts.close(current);
  };
  return (
    <SceneActsContext value={acts}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever one is. */}
      <div className={className} id={SCENE_ID} onKeyDown={onKeyDown}>
        <IslandPictures>{children}</IslandPictures>
        <p className="sr" role="status">
          {useWords(scene)}
        </p>
      </div>
    </SceneActsContext>
  );
}

function useWords({ facts, state, sum }: SceneController): string {
  const text = useText();
  if (!state.latest) return "";
  const values = {
    total: formatAmount(sum.total, facts.country),
    count: sum.count,
    all: facts.pieces.length,
  };
  return `${text.t("smartPhoto.announceTotal", values)}. ${sceneCaption(facts, state.picks, text)}`;
}

export function PhotoFoot({ scene }: { scene: SceneController }) {
  const { t } = useText();
  const count = scene.facts.pieces.length;
  return (
    <div className="line align-start apart pad-above-3 no-print photo-foot">
      <div className="t15 soft">
        <p>
          {t("smartPhoto.hint", { count })}{" "}
          <a className="link" href="#list">
            {t("smartPhoto.hintList")}
          </a>
        </p>
        <Caption scene={scene} />
      </div>
      <fieldset className="segments no-shrink">
        <legend className="sr">{t("smartPhoto.numbersLabel")}</legend>
        {(["on", "off"] as const).map((state) => (
          <label key={state} className="segment">
            <input
              className="chip__input"
              type="radio"
              name="numbers"
              value={state}
              defaultChecked={state === "on"}
            />
            <span>{t(`smartPhoto.numbers-${state}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

export function Caption({ scene: { facts, state } }: { scene: SceneController }) {
  const text = useText();
  const { picks, latest, isPrintMissing } = state;
  const names = namesIn(facts);
  return (
    <p className="pretty hide-empty scene-caption">
      {isPrintMissing && latest && latest.pick !== "off"
        ? text.t("smartPhoto.unseen", { names: names.ofVariation(latest.piece, latest.pick) })
        : sceneCaption(facts, picks, text)}
    </p>
  );
}

interface SceneTexts {
  shows: string;
  unseen: string;
  leftOut: string;
}

interface Names {
  ofVariation(piece: string, pick: number): string;
  ofPiece(piece: string): string;
}

function sceneCaption(scene: SceneFacts, picks: Picks, { language, t }: Text): string {
  const texts = {
    shows: t("smartPhoto.shows"),
    unseen: t("smartPhoto.unseen"),
    leftOut: t("smartPhoto.stillThere"),
  };
  return captionOf(showingIn(scene, picks), namesIn(scene), texts, language);
}

function namesIn(scene: SceneFacts): Names {
  return {
    ofVariation: (piece, pick) => variationAt(scene, piece, pick)?.name ?? piece,
    ofPiece: (piece) => scene.pieces.find(({ id }) => id === piece)?.name ?? piece,
  };
}

/** Describes which of the choices the photograph shows and which it does not. Empty while nothing is changed. */
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
