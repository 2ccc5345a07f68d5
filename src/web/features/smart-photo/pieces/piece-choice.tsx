import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { pickOf } from "../picks/picks.ts";
import { fieldOf } from "../picks/pieces-form.ts";
import { type ScenePiece, type SceneVariation, thumbnailsOf } from "../picks/scene.ts";
import { type SceneView, shapeOf } from "../picks/scene-view.ts";
import { shortNames } from "../picks/short-names.ts";
import { SCENE_FORM } from "../stage/scene-root.tsx";
import { Difference } from "./difference.tsx";
import "../../../../ui/forms/swatches.css";
import "./piece-choice.css";

interface PieceChoiceProps {
  view: SceneView;
  piece: ScenePiece;
}

/** The ways in which a piece can be had, and without it, as one group of radio buttons. */
export function PieceChoice({ view, piece }: PieceChoiceProps) {
  const { t } = useText();
  const shape = shapeOf(piece);
  const pick = pickOf(view.picks, shape);
  const names = shortNames(piece.variations.map(({ name }) => name));
  const standard = piece.variations[shape.standard - 1];
  // What comes in one way only is either in the price or not.
  const nameOf = (index: number) => (piece.variations.length > 1 ? names[index] : t("smartPhoto.inThePrice"));
  const hasThumbnails = thumbnailsOf(piece.variations).length > 0;
  const attributesOf = ({ price, name, print }: SceneVariation, index: number) => ({
    value: index + 1,
    defaultChecked: pick === index + 1,
    "data-price": price,
    "data-name": name,
    "data-print": print?.url,
    "data-standard": index + 1 === shape.standard || undefined,
  });
  const field = { type: "radio", name: fieldOf(piece.id), form: SCENE_FORM } as const;
  return (
    <fieldset className="choice" data-scene-choice={piece.id}>
      <legend className={piece.variations.length > 1 ? "choice__legend" : "sr"}>
        {t(piece.variations.length > 1 ? "smartPhoto.chooseFinish" : "smartPhoto.chooseWhether")}
      </legend>
      {hasThumbnails && (
        <div className="swatches choice__swatches">
          {piece.variations.map((variation, index) => (
            <label key={names[index]} className="swatch">
              <input {...field} {...attributesOf(variation, index)} />
              <Thumbnail variation={variation} />
              <span className="swatch__name">{nameOf(index)}</span>
              {piece.variations.length > 1 && (
                <span className="choice__more">
                  <PriceStep variation={variation} standard={standard} country={view.country} />
                </span>
              )}
            </label>
          ))}
        </div>
      )}
      <div className="choice__words row">
        {!hasThumbnails &&
          piece.variations.map((variation, index) => (
            <label key={names[index]} className="choice__word">
              <input {...field} {...attributesOf(variation, index)} />
              <span>{nameOf(index)}</span>
            </label>
          ))}
        <label className="choice__word">
          <input
            {...field}
            value="off"
            defaultChecked={pick === "off"}
            data-price={0}
            data-name={piece.name}
          />
          <span>{t("smartPhoto.without")}</span>
        </label>
      </div>
    </fieldset>
  );
}

/** A variation without a picture has its name alone. */
function Thumbnail({ variation }: { variation: SceneVariation }) {
  return thumbnailsOf([variation]).map(({ thumbnail }) => (
    <span key={thumbnail.url} className="swatch__chip choice__chip">
      <Picture photo={thumbnail} alt="" ratio="1:1" sizes="72px" />
    </span>
  ));
}

interface PriceStepProps {
  variation: SceneVariation;
  standard: SceneVariation | undefined;
  country: SceneView["country"];
}

function PriceStep({ variation, standard = variation, country }: PriceStepProps) {
  const { t } = useText();
  const step = variation.price - standard.price;
  if (step !== 0) return <Difference amount={step} country={country} />;
  return variation === standard ? t("smartPhoto.asShown") : t("smartPhoto.samePrice");
}
