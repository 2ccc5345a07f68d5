import { type Ref, useEffect, useRef } from "react";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { type Text, useText } from "../../../../../ui/text/text.tsx";
import { useServedPart } from "../../../../frame/islands/served-part.ts";
import { dispatchAdded } from "../../../../frame/page-events.ts";
import type { PiecePick } from "../picks/picks.ts";
import { type PieceFacts, printOf, type SceneFacts, type VariationFacts } from "../picks/scene-facts.ts";
import { variationOf } from "../picks/scene-view.ts";
import { PrintFrame } from "../stage/print-frame.tsx";
import { spotStyle } from "../stage/scene-photo.tsx";
import { detailsId } from "../state/use-scene.ts";
import { PieceChoice } from "./piece-choice.tsx";
import "./smart-photo-pieces.css";

export interface PieceProps {
  facts: SceneFacts;
  piece: PieceFacts;
  pick: PiecePick;
  /** The shop's details of the chosen variation; undefined while those of the server still apply. */
  details: string | undefined;
}

export function PieceBody({
  facts,
  piece,
  pick,
  details,
  heading,
  foldsDetails = false,
}: PieceProps & { heading: Ref<HTMLHeadingElement>; foldsDetails?: boolean }) {
  const { t } = useText();
  const variation = variationOf(piece, pick);
  const amounts = pieceAmounts(piece, t);
  return (
    <div className={joinClasses("piece-body stack gap-4", pick === "off" && "is-out")}>
      <div>
        <h2 className="d32" id={headingId(piece)} tabIndex={-1} ref={heading}>
          {piece.name}
        </h2>
        {amounts.length > 0 && <Facts items={amounts} />}
      </div>
      {isPlain(piece) && <PieceCrop {...{ facts, piece, variation }} sizes="(width < 1024px) 640px, 860px" />}
      <PieceChoice piece={piece} pick={pick} country={facts.country} />
      <p className="line gap-4 align-baseline apart rule pad-above-3 piece-body__row">
        <span>{variation.name === piece.name ? t("smartPhoto.price") : variation.name}</span>
        <span className="d25 num">
          <Money amount={variation.price} country={facts.country} strong={false} />
        </span>
      </p>
      {piece.note && <p className="t15 soft">{piece.note}</p>}
      {foldsDetails ? (
        <details>
          <summary className="t15">{t("smartPhoto.smallPrint")}</summary>
          <PieceDetailsPart piece={piece} details={details} />
        </details>
      ) : (
        <PieceDetailsPart piece={piece} details={details} />
      )}
    </div>
  );
}

/** A piece without thumbnails is shown as a crop of the photograph. */
function isPlain({ variations }: PieceFacts): boolean {
  return variations.every(({ thumbnail }) => !thumbnail);
}

export function headingId({ id }: PieceFacts): string {
  return `piece-${id}-name`;
}

/** Units that are counted, not measured: a quantity of two is written as "× 2". */
const COUNTED = ["piece", "set", "قطعة", "طقم"];

export function pieceAmounts({ quantity, unit }: PieceFacts, t: Text["t"]): string[] {
  if (quantity === null || quantity === 1) return [];
  const isCounted = unit === null || COUNTED.includes(unit);
  return [isCounted ? t("smartPhoto.times", { quantity }) : t("smartPhoto.quantity", { quantity, unit })];
}

/** The shop's details of the chosen variation (see PieceDetailsView). Another variation loads its own. */
export function PieceDetailsPart({ piece, details }: { piece: { id: string }; details: string | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  const part = useServedPart(detailsPart(piece), details);
  useEffect(() => {
    if (details !== undefined && element.current) dispatchAdded(element.current);
  }, [details]);
  return (
    <div className="t15 hide-empty piece-details stack" id={detailsId(piece.id)} ref={element} {...part} />
  );
}

export function detailsPart({ id }: { id: string }): string {
  return `details-${id}`;
}

interface PieceCropProps {
  facts: SceneFacts;
  piece: PieceFacts;
  variation: VariationFacts;
  sizes: string;
}

export function PieceCrop({ facts, piece, variation, sizes }: PieceCropProps) {
  const [spot = [50, 50, 50, 50]] = piece.spots;
  return (
    <PrintFrame
      className="piece-crop"
      style={spotStyle(spot)}
      photo={printOf(facts, variation.print)}
      alt=""
      sizes={sizes}
    />
  );
}
