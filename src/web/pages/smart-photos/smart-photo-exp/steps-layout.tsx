import { matchEdition } from "../../../../editions/edition.ts";
import type { LoadedSmartPhoto } from "../../../features/smart-photo/load/load-smart-photo.ts";
import { SceneParts, scenePropsOf } from "../../../features/smart-photo/stage/scene-parts.tsx";
import { SceneRoomBar } from "../../../features/smart-photo/stage/scene-room-bar.tsx";
import { RoomStory } from "../../../features/smart-photo/views/room-story.tsx";
import StepsScene from "./steps-scene.island.tsx";

/** exp_2: a walk through the room, a step for every piece, while the whole photograph stays in sight. */
export function StepsLayout({ photo, view, pricing, path }: LoadedSmartPhoto) {
  const { title, ctaText } = photo;
  return (
    <SceneParts
      {...{ view, title, ctaText }}
      parts={{
        story: (
          <>
            <RoomStory photo={photo} />
            <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />
          </>
        ),
      }}
    >
      <StepsScene {...scenePropsOf(view, pricing)} />
    </SceneParts>
  );
}
