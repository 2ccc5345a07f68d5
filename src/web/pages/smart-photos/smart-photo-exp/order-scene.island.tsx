import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { pickOf } from "../../../features/smart-photo/picks/picks.ts";
import type { PieceFacts } from "../../../features/smart-photo/picks/scene-facts.ts";
import { shapeOf } from "../../../features/smart-photo/picks/scene-view.ts";
import { ScenePhoto } from "../../../features/smart-photo/stage/scene-photo.tsx";
import { SceneRoot } from "../../../features/smart-photo/stage/scene-root.tsx";
import { UpdateButton } from "../../../features/smart-photo/stage/scene-side.tsx";
import { SceneTotal } from "../../../features/smart-photo/stage/scene-total.tsx";
import {
  type LivingScene,
  type SceneProps,
  useScene,
} from "../../../features/smart-photo/state/use-scene.ts";
import { Caption } from "../../../features/smart-photo/views/photo-foot.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { useServedPart } from "../../../frame/islands/served-part.ts";
import { OrderRow } from "./order-row.tsx";

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
  scene: LivingScene;
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
