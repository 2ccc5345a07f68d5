import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { ScenePiece } from "../../../features/smart-photo/picks/scene.ts";
import { chosenOf, type SceneView } from "../../../features/smart-photo/picks/scene-view.ts";
import { headingId, pieceFacts } from "../../../features/smart-photo/pieces/piece-body.tsx";
import { PieceChoice } from "../../../features/smart-photo/pieces/piece-choice.tsx";
import { PieceDetailsView } from "../../../features/smart-photo/pieces/piece-details-view.tsx";
import { Tick } from "../../../features/smart-photo/pieces/piece-list.tsx";

/** One line of the order: in or out, in which finish, for how much, and the small print behind a fold. */
export function OrderRow({ view, piece }: { view: SceneView; piece: ScenePiece }) {
  const { t } = useText();
  const { variation, isOut } = chosenOf(piece, view.picks);
  const number = view.scene.pieces.indexOf(piece) + 1;
  return (
    <li
      className={joinClasses("order-row beside beside--top", isOut && "is-out")}
      id={`piece-${piece.id}`}
      data-scene-piece={piece.id}
      data-scene-row={piece.id}
    >
      <Tick view={view} piece={piece} />
      <div className="order-row__what">
        <h3 id={headingId(piece)} tabIndex={-1}>
          <span className="num">{number}</span> {piece.name}
        </h3>
        <p className="t13 soft">
          {pieceFacts(piece, t).map((fact) => `${fact} · `)}
          <span data-scene-name={piece.id}>{variation.name}</span>
        </p>
        <PieceChoice view={view} piece={piece} />
        <details>
          <summary className="t15">{t("smartPhoto.smallPrint")}</summary>
          <PieceDetailsView view={view} piece={piece} />
        </details>
      </div>
      <p className="order-row__price num" data-scene-price={piece.id}>
        <Money amount={variation.price} country={view.country} strong={false} />
      </p>
    </li>
  );
}
