import { formatAmount } from "../../../../../../editions/money.ts";
import { GoLink } from "../../../../../../ui/forms/button.tsx";
import { IconButton } from "../../../../../../ui/forms/icon-button.tsx";
import { Money } from "../../../../../../ui/text/money.tsx";
import { useText } from "../../../../../../ui/text/text.tsx";
import { island } from "../../../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../../../frame/islands/island-pictures.tsx";
import { type Picks, pickOf } from "../../../../design-ideas/smart-photo/picks/picks.ts";
import type { PieceFacts, SceneFacts } from "../../../../design-ideas/smart-photo/picks/scene-facts.ts";
import {
  SCENE_ID,
  sceneHref,
  shapeOf,
  variationOf,
} from "../../../../design-ideas/smart-photo/picks/scene-view.ts";
import { PieceChoice } from "../../../../design-ideas/smart-photo/pieces/piece-choice.tsx";
import { ScenePhoto } from "../../../../design-ideas/smart-photo/stage/scene-photo.tsx";
import {
  SceneActsContext,
  useSceneActs,
  useSceneState,
} from "../../../../design-ideas/smart-photo/state/use-scene-state.ts";
import { TEXT_SIZES } from "../text-sizes.ts";
import "./shoppable-photo.css";

/** Visitors who only read load no script: the numbers are links to the piece on the photograph's own page. */
export default island("shoppable-photo", ShoppablePhoto, { when: "intent" });

/**
 * A priced photograph in a story. The choices made here are passed to its own page, where all pieces can be changed.
 */
function ShoppablePhoto({ facts }: { facts: SceneFacts }) {
  const { t } = useText();
  const scene = useSceneState(facts);
  const { state, acts, sum } = scene;
  const open = facts.pieces.find(({ id }) => id === state.open);
  const whole = `${sceneHref(facts, { picks: state.picks })}#${SCENE_ID}`;
  return (
    <SceneActsContext value={acts}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever one is. */}
      <div className="box shoppable" onKeyDown={({ key }) => key === "Escape" && open && acts.close(open.id)}>
        <IslandPictures>
          <ScenePhoto scene={scene} sizes={TEXT_SIZES} priority={false} />
          <div className="shoppable__below" aria-live="polite">
            {open ? (
              <ShoppablePiece facts={facts} piece={open} picks={state.picks} />
            ) : (
              <p className="t15">{t("article.scene", { count: facts.pieces.length })}</p>
            )}
          </div>
        </IslandPictures>
        <p className="shoppable__whole">
          <GoLink href={whole}>
            {t("article.sceneWhole", { total: formatAmount(sum.total, facts.country) })}
          </GoLink>
        </p>
      </div>
    </SceneActsContext>
  );
}

function ShoppablePiece({ facts, piece, picks }: { facts: SceneFacts; piece: PieceFacts; picks: Picks }) {
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
