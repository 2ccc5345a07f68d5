import { useText } from "../../../../../ui/text/text.tsx";
import { namesIn, sceneCaption } from "../picks/caption.ts";
import type { LivingScene } from "../state/use-scene.ts";
import "../../../../../ui/forms/chip.css";
import "./smart-photo-views.css";

export function PhotoFoot({ scene }: { scene: LivingScene }) {
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

export function Caption({ scene: { facts, state } }: { scene: LivingScene }) {
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
