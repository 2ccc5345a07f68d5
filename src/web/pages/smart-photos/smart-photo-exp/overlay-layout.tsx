import { matchEdition } from "../../../../editions/edition.ts";
import type { LoadedSmartPhoto } from "../../../features/smart-photo/load/load-smart-photo.ts";
import { SceneParts, scenePropsOf } from "../../../features/smart-photo/stage/scene-parts.tsx";
import { SceneRoomBar } from "../../../features/smart-photo/stage/scene-room-bar.tsx";
import { RoomStory } from "../../../features/smart-photo/views/room-story.tsx";
import { useOverview } from "../../../features/smart-photo/views/smart-photo-view.tsx";
import OverlayScene from "./overlay-scene.island.tsx";

/** exp_1: the photograph from edge to edge, pieces in a drawer that lies on it, the price always along the lower edge. */
export function OverlayLayout(loaded: LoadedSmartPhoto) {
  const { photo, view, pricing, path } = loaded;
  const { title, ctaText } = photo;
  return (
    <SceneParts
      {...{ view, title, ctaText }}
      overview={useOverview(loaded)}
      parts={{
        story: <RoomStory photo={photo} />,
        room: <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />,
      }}
    >
      <OverlayScene {...scenePropsOf(view, pricing)} />
    </SceneParts>
  );
}
