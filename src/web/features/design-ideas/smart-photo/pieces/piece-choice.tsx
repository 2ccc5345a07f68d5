import { formatAmount, hasDrawnSign } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Price } from "../../../../../ui/text/price.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { fieldOf, type PiecePick } from "../picks/picks.ts";
import type { PieceFacts, VariationFacts } from "../picks/scene-facts.ts";
import { shapeOf } from "../picks/scene-view.ts";
import { SCENE_FORM } from "../stage/scene-form.tsx";
import { useSceneActs } from "../state/use-scene-state.ts";
import "../../../../../ui/forms/swatches.css";
import "./smart-photo-pieces.css";

interface PieceChoiceProps {
  piece: PieceFacts;
  pick: PiecePick;
  country: Country;
}

export function PieceChoice({ piece, pick, country }: PieceChoiceProps) {
  const { t } = useText();
  const acts = useSceneActs();
  const { variations } = piece;
  const standard = variations[shapeOf(piece).standard - 1];
  const names = shortNames(variations.map(({ name }) => name));
  const isChoice = variations.length > 1;
  // A piece with a single variation can only be included or left out.
  const nameOf = (index: number) => (isChoice ? names[index] : t("smartPhoto.inThePrice"));
  const hasThumbnails = variations.some(({ thumbnail }) => thumbnail);
  const field = (value: PiecePick) => ({
    type: "radio",
    name: fieldOf(piece.id),
    form: SCENE_FORM,
    value,
    checked: pick === value,
    onChange: () => acts.pick(piece, value),
  });
  return (
    <fieldset className="choice">
      <legend className={isChoice ? "strong t15 choice__legend" : "sr"}>
        {t(isChoice ? "smartPhoto.chooseFinish" : "smartPhoto.chooseWhether")}
      </legend>
      {hasThumbnails && (
        <div className="row align-stretch swatches choice__swatches">
          {variations.map((variation, index) => (
            <label
              key={names[index]}
              className="swatch"
              onPointerEnter={() => acts.prepare(variation.print)}
              onFocus={() => acts.prepare(variation.print)}
            >
              <input {...field(index + 1)} />
              <Thumbnail variation={variation} />
              <span className="swatch__name">{nameOf(index)}</span>
              {isChoice && (
                <span className="soft regular choice__more">
                  <PriceStep variation={variation} standard={standard} country={country} />
                </span>
              )}
            </label>
          ))}
        </div>
      )}
      <div className="choice__words row">
        {!hasThumbnails &&
          variations.map((variation, index) => (
            <label key={variation.name} className="tap t15 choice__word">
              <input {...field(index + 1)} />
              <span>{nameOf(index)}</span>
            </label>
          ))}
        <label className="tap t15 choice__word">
          <input {...field("off")} />
          <span>{t("smartPhoto.without")}</span>
        </label>
      </div>
    </fieldset>
  );
}

/** A variation without a picture has its name alone. */
function Thumbnail({ variation: { thumbnail } }: { variation: VariationFacts }) {
  if (!thumbnail) return null;
  return (
    <span className="swatch__chip choice__chip">
      <Picture photo={thumbnail} alt="" ratio="1:1" sizes="72px" />
    </span>
  );
}

interface PriceStepProps {
  variation: VariationFacts;
  standard: VariationFacts | undefined;
  country: Country;
}

function PriceStep({ variation, standard = variation, country }: PriceStepProps) {
  const { t } = useText();
  const step = variation.price - standard.price;
  if (step !== 0) return <Difference amount={step} country={country} />;
  return variation === standard ? t("smartPhoto.asShown") : t("smartPhoto.samePrice");
}

function Difference({ amount, country }: { amount: number; country: Country }) {
  return (
    <Price isRiyal={hasDrawnSign(country)} strong={false}>
      {(amount < 0 ? "−" : "+") + formatAmount(Math.abs(amount), country)}
    </Price>
  );
}

/** "Base cabinets in matte sage", "… in ivory gloss" → "Matte sage", "Ivory gloss": what the names do not share. */
export function shortNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(/\s+/));
  if (words.length < 2) return [...names];
  const start = sharedLength(words);
  const end = sharedLength(words.map((one) => one.slice(start).toReversed()));
  const short = words.map((one) =>
    one
      .slice(start, one.length - end)
      .join(" ")
      .replace(/[,،]$/, ""),
  );
  return short.every((name) => name !== "") ? short.map(capitalise) : [...names];
}

function sharedLength(words: readonly (readonly string[])[]): number {
  const [first = [], ...others] = words;
  const differs = first.findIndex((word, at) => others.some((one) => one[at] !== word));
  return differs < 0 ? first.length : differs;
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
