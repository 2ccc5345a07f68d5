import { matchEdition } from "../../../../editions/edition.ts";
import type { LoadedSmartPhoto } from "../../../features/smart-photo/load/load-smart-photo.ts";
import { SceneParts, scenePropsOf } from "../../../features/smart-photo/stage/scene-parts.tsx";
import { SceneRoomBar } from "../../../features/smart-photo/stage/scene-room-bar.tsx";
import { RoomStory } from "../../../features/smart-photo/views/room-story.tsx";
import OrderScene from "./order-scene.island.tsx";

/** exp_3: an order form. The prices come first, every finish lies open, and the photograph is a small proof of it. */
export function OrderLayout({ photo, view, pricing, path }: LoadedSmartPhoto) {
  const { title, ctaText } = photo;
  return (
    <SceneParts
      {...{ view, title, ctaText }}
      parts={{
        story: <RoomStory photo={photo} />,
        room: <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />,
      }}
    >
      <OrderScene {...scenePropsOf(view, pricing)} />
    </SceneParts>
  );
}
