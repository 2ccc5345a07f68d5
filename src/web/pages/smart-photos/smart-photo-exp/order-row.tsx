import { memo } from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { variationOf } from "../../../features/smart-photo/picks/scene-view.ts";
import {
  headingId,
  type PieceProps,
  pieceAmounts,
} from "../../../features/smart-photo/pieces/piece-body.tsx";
import { PieceChoice } from "../../../features/smart-photo/pieces/piece-choice.tsx";
import { PieceDetailsPart } from "../../../features/smart-photo/pieces/piece-details-part.tsx";
import { Tick } from "../../../features/smart-photo/pieces/tick.tsx";
import { type PlaceTurn, usePlace } from "../../../features/smart-photo/pieces/use-place.ts";

/** One line of the order: in or out, in which finish, for how much, and the small print behind a fold. */
export const OrderRow = memo(function OrderRow({
  facts,
  piece,
  pick,
  details,
  turn,
}: PieceProps & PlaceTurn) {
  const { t } = useText();
  const { place, heading } = usePlace<HTMLLIElement>(turn);
  const { country, pieces } = facts;
  const { name, price } = variationOf(piece, pick);
  const isOut = pick === "off";
  return (
    <li
      className={joinClasses("rule-end pad-block-3 order-row beside align-start", isOut && "is-out")}
      id={`piece-${piece.id}`}
      ref={place}
    >
      <Tick facts={facts} piece={piece} isOut={isOut} />
      <div className="order-row__what">
        <h3 id={headingId(piece)} tabIndex={-1} ref={heading}>
          <span className="num">{pieces.indexOf(piece) + 1}</span> {piece.name}
        </h3>
        <p className="t13 soft">
          {pieceAmounts(piece, t).map((fact) => `${fact} · `)}
          {name}
        </p>
        <PieceChoice piece={piece} pick={pick} country={country} />
        <details>
          <summary className="t15">{t("smartPhoto.smallPrint")}</summary>
          <PieceDetailsPart piece={piece} details={details} />
        </details>
      </div>
      <p className="order-row__price num">
        <Money amount={price} country={country} strong={false} />
      </p>
    </li>
  );
});
