import { IconButton } from "../../../../../../ui/forms/icon-button.tsx";
import { Money } from "../../../../../../ui/text/money.tsx";
import { useText } from "../../../../../../ui/text/text.tsx";
import { type Picks, pickOf } from "../../../../design-ideas/smart-photo/picks/picks.ts";
import type { PieceFacts, SceneFacts } from "../../../../design-ideas/smart-photo/picks/scene-facts.ts";
import { shapeOf, variationOf } from "../../../../design-ideas/smart-photo/picks/scene-view.ts";
import { PieceChoice } from "../../../../design-ideas/smart-photo/pieces/piece-choice.tsx";
import { useSceneActs } from "../../../../design-ideas/smart-photo/state/use-scene-state.ts";

interface ShoppablePieceProps {
  facts: SceneFacts;
  piece: PieceFacts;
  picks: Picks;
}

/** What a piece costs, and the ways in which it can be had. */
export function ShoppablePiece({ facts, piece, picks }: ShoppablePieceProps) {
  const { t } = useText();
  const acts = useSceneActs();
  const pick = pickOf(picks, shapeOf(piece));
  const variation = variationOf(piece, pick);
  return (
    <div className="stack gap-3">
      <div className="beside shoppable__head">
        <p className="d20">{piece.name}</p>
        <p className="d25 num">
          <Money amount={variation.price} country={facts.country} strong={false} />
        </p>
        <IconButton icon="close" label={t("smartPhoto.closePiece")} onClick={() => acts.close(piece.id)} />
      </div>
      {piece.note && <p className="t15 soft">{piece.note}</p>}
      <PieceChoice piece={piece} pick={pick} country={facts.country} />
    </div>
  );
}
