import { matchEdition } from "../../../../editions/edition.ts";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import type { LoadedSmartPhoto } from "../../../features/smart-photo/load/load-smart-photo.ts";
import type { SceneView } from "../../../features/smart-photo/picks/scene-view.ts";
import { ScenePhoto } from "../../../features/smart-photo/stage/scene-photo.tsx";
import { SceneRoomBar } from "../../../features/smart-photo/stage/scene-room-bar.tsx";
import { SceneRoot } from "../../../features/smart-photo/stage/scene-root.tsx";
import { UpdateButton } from "../../../features/smart-photo/stage/scene-side.tsx";
import { SceneTotal } from "../../../features/smart-photo/stage/scene-total.tsx";
import { Caption } from "../../../features/smart-photo/views/photo-foot.tsx";
import { RoomStory } from "../../../features/smart-photo/views/room-story.tsx";
import { OrderRow } from "./order-row.tsx";
import "./order-layout.css";

/** exp_3: an order form. The prices come first, every finish lies open, and the photograph is a small proof of it. */
export function OrderLayout({ photo, view, pricing, path }: LoadedSmartPhoto) {
  const total = { view, pricing, ctaText: photo.ctaText, title: photo.title };
  const { pieces } = view.scene;
  const open = pieces.filter(({ variations }) => variations.length > 1);
  const fixed = pieces.filter(({ variations }) => variations.length < 2);
  return (
    <SceneRoot view={view} className="scene scene--order">
      <div className="wrap order split">
        <div className="order__form stack stack--7" id="list">
          <Group title="smartPhoto.groupOpen" view={view} pieces={open} />
          <Group title="smartPhoto.groupFixed" view={view} pieces={fixed} />
          <UpdateButton />
        </div>
        <div className="order__side stack stack--4">
          <ScenePhoto view={view} sizes="(width < 1024px) 100vw, 480px" leadsTo="place" />
          <Caption view={view} />
          <div className="order__total">
            <SceneTotal {...total} look="foot" />
          </div>
          <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />
        </div>
        <RoomStory photo={photo} />
      </div>
      <SceneTotal {...total} look="bar" />
    </SceneRoot>
  );
}

interface GroupProps {
  title: MessageKey;
  view: SceneView;
  pieces: SceneView["scene"]["pieces"];
}

function Group({ title, view, pieces }: GroupProps) {
  const { t } = useText();
  if (pieces.length === 0) return null;
  return (
    <section className="order__group" aria-labelledby={title}>
      <h2 className="d32" id={title}>
        {t(title)}
      </h2>
      <ul className="order__rows">
        {pieces.map((piece) => (
          <OrderRow key={piece.id} view={view} piece={piece} />
        ))}
      </ul>
    </section>
  );
}
