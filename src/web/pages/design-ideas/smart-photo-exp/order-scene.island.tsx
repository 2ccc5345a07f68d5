import { memo } from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { pickOf } from "../../../features/design-ideas/smart-photo/picks/picks.ts";
import type { PieceFacts } from "../../../features/design-ideas/smart-photo/picks/scene-facts.ts";
import { shapeOf, variationOf } from "../../../features/design-ideas/smart-photo/picks/scene-view.ts";
import {
  headingId,
  PieceDetailsPart,
  type PieceProps,
  pieceAmounts,
} from "../../../features/design-ideas/smart-photo/pieces/piece-body.tsx";
import { PieceChoice } from "../../../features/design-ideas/smart-photo/pieces/piece-choice.tsx";
import { Tick } from "../../../features/design-ideas/smart-photo/pieces/tick.tsx";
import {
  type PieceTransition,
  usePieceElement,
} from "../../../features/design-ideas/smart-photo/pieces/use-piece-element.ts";
import { ScenePhoto } from "../../../features/design-ideas/smart-photo/stage/scene-photo.tsx";
import { Caption, SceneRoot } from "../../../features/design-ideas/smart-photo/stage/scene-root.tsx";
import { SceneTotal, UpdateButton } from "../../../features/design-ideas/smart-photo/stage/scene-side.tsx";
import {
  type SceneController,
  type SceneProps,
  useScene,
} from "../../../features/design-ideas/smart-photo/state/use-scene.ts";
import { island } from "../../../frame/islands/island.tsx";
import { useServedPart } from "../../../frame/islands/served-part.ts";

export default island("order-scene", function OrderScene(props: SceneProps) {
  const scene = useScene(props);
  const { pieces } = scene.facts;
  const story = useServedPart("story");
  const room = useServedPart("room");
  const open = pieces.filter(({ variations }) => variations.length > 1);
  const fixed = pieces.filter(({ variations }) => variations.length < 2);
  return (
    <SceneRoot scene={scene} className="scene scene--order">
      <div className="wrap order split">
        <div className="order__form stack gap-7" id="list">
          <Group title="smartPhoto.groupOpen" scene={scene} pieces={open} />
          <Group title="smartPhoto.groupFixed" scene={scene} pieces={fixed} />
          <UpdateButton />
        </div>
        <div className="order__side stack gap-4">
          <ScenePhoto scene={scene} sizes="(width < 1024px) 100vw, 480px" leadsTo="place" />
          <Caption scene={scene} />
          <div className="clip rounded">
            <SceneTotal scene={scene} look="foot" />
          </div>
          <div className="served" {...room} />
        </div>
        <div className="served" {...story} />
      </div>
      <SceneTotal scene={scene} look="bar" />
    </SceneRoot>
  );
});

interface GroupProps {
  title: MessageKey;
  scene: SceneController;
  pieces: readonly PieceFacts[];
}

function Group({ title, scene, pieces }: GroupProps) {
  const { t } = useText();
  const { facts, state, details } = scene;
  if (pieces.length === 0) return null;
  return (
    <section className="order__group" aria-labelledby={title}>
      <h2 className="d32" id={title}>
        {t(title)}
      </h2>
      <ul className="above-3 order__rows">
        {pieces.map((piece) => (
          <OrderRow
            key={piece.id}
            facts={facts}
            piece={piece}
            pick={pickOf(state.picks, shapeOf(piece))}
            turn={state.turn?.piece === piece.id ? state.turn : undefined}
            details={details[piece.id]}
          />
        ))}
      </ul>
    </section>
  );
}

/** One line of the order: whether it is included, its finish, its price, and collapsed details. */
const OrderRow = memo(function OrderRow({ facts, piece, pick, details, turn }: PieceProps & PieceTransition) {
  const { t } = useText();
  const { place: element, heading } = usePieceElement<HTMLLIElement>(turn);
  const { country, pieces } = facts;
  const { name, price } = variationOf(piece, pick);
  const isOut = pick === "off";
  return (
    <li
      className={joinClasses("rule-end pad-block-3 order-row beside align-start", isOut && "is-out")}
      id={`piece-${piece.id}`}
      ref={element}
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
