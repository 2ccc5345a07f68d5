import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Facts } from "../../../../ui/text/facts.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { type ScenePiece, thumbnailsOf } from "../picks/scene.ts";
import { chosenOf, type SceneView } from "../picks/scene-view.ts";
import { PieceChoice } from "./piece-choice.tsx";
import { PieceCrop } from "./piece-crop.tsx";
import { PieceDetailsView } from "./piece-details-view.tsx";
import "./piece-body.css";

interface PieceBodyProps {
  view: SceneView;
  piece: ScenePiece;
  level?: 2 | 3;
}

/** All there is to know of a piece, and to choose. */
export function PieceBody({ view, piece, level = 2 }: PieceBodyProps) {
  const { t } = useText();
  const Heading = `h${level}` as const;
  const { variation, isOut } = chosenOf(piece, view.picks);
  const facts = pieceFacts(piece, t);
  return (
    <div className={joinClasses("piece-body stack stack--4", isOut && "is-out")} data-scene-row={piece.id}>
      <div>
        <Heading className="d32" id={headingId(piece)} tabIndex={-1}>
          {piece.name}
        </Heading>
        {facts.length > 0 && <Facts items={facts} />}
      </div>
      {isPlain(piece) && <PieceCrop view={view} piece={piece} sizes="(width < 1024px) 640px, 860px" />}
      <PieceChoice view={view} piece={piece} />
      <p className="piece-body__row">
        {variation.name === piece.name ? (
          <span>{t("smartPhoto.price")}</span>
        ) : (
          <span data-scene-name={piece.id}>{variation.name}</span>
        )}
        <span className="d25 num" data-scene-price={piece.id}>
          <Money amount={variation.price} country={view.country} strong={false} />
        </span>
      </p>
      {piece.note && <p className="t15 soft">{piece.note}</p>}
      <PieceDetailsView view={view} piece={piece} />
    </div>
  );
}

/** Without a picture of its own the piece is shown as the photograph has it. */
function isPlain({ variations }: ScenePiece): boolean {
  return thumbnailsOf(variations).length === 0;
}

export function headingId({ id }: ScenePiece): string {
  return `piece-${id}-name`;
}

/** What is counted and not measured: two of them are simply "× 2". */
const COUNTED = ["piece", "set", "قطعة", "طقم"];

/** 16 running ft, × 2; one of something goes without saying. */
export function pieceFacts({ quantity, unit }: ScenePiece, t: Text["t"]): string[] {
  if (quantity === null || quantity === 1) return [];
  const isCounted = unit === null || COUNTED.includes(unit);
  return [isCounted ? t("smartPhoto.times", { quantity }) : t("smartPhoto.quantity", { quantity, unit })];
}
