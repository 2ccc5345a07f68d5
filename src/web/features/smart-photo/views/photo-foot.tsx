import { useText } from "../../../../ui/text/text.tsx";
import { captionOf } from "../picks/caption.ts";
import { captionTexts } from "../picks/scene-facts.ts";
import { type SceneView, showingIn, variationAt } from "../picks/scene-view.ts";
import "../../../../ui/forms/chip.css";
import "./photo-foot.css";

/** What stands under the photograph: what it shows, how to read it, and the switch that clears it of numbers. */
export function PhotoFoot({ view }: { view: SceneView }) {
  const { t } = useText();
  const count = view.scene.pieces.length;
  return (
    <div className="photo-foot">
      <div className="t15 soft">
        <p>
          {t("smartPhoto.hint", { count })}{" "}
          <a className="link" href="#list">
            {t("smartPhoto.hintList")}
          </a>
        </p>
        <Caption view={view} />
      </div>
      <fieldset className="segments photo-foot__switch">
        <legend className="sr">{t("smartPhoto.numbersLabel")}</legend>
        {(["on", "off"] as const).map((state) => (
          <label key={state} className="segment">
            <input
              className="chip__input"
              type="radio"
              name="numbers"
              value={state}
              defaultChecked={state === "on"}
              data-scene-numbers={state}
            />
            <span>{t(`smartPhoto.numbers-${state}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

export function Caption({ view: { scene, picks } }: { view: SceneView }) {
  const { language, t } = useText();
  const names = {
    ofVariation: (piece: string, pick: number) => variationAt(scene, piece, pick)?.name ?? piece,
    ofPiece: (piece: string) => scene.pieces.find(({ id }) => id === piece)?.name ?? piece,
  };
  return (
    <p className="scene-caption" data-scene-caption>
      {captionOf(showingIn(scene, picks), names, captionTexts(t), language)}
    </p>
  );
}
