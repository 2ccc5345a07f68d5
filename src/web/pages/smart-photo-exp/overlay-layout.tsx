import { matchEdition } from "../../../editions/edition.ts";
import type { LoadedSmartPhoto } from "../../scene/load-smart-photo.ts";
import { PhotoFoot } from "../../scene/photo-foot.tsx";
import { PieceList } from "../../scene/piece-list.tsx";
import { RoomStory } from "../../scene/room-story.tsx";
import { ScenePhoto } from "../../scene/scene-photo.tsx";
import { SceneRoomBar } from "../../scene/scene-room-bar.tsx";
import { SceneRoot } from "../../scene/scene-root.tsx";
import { SceneSide } from "../../scene/scene-side.tsx";
import { SceneTotal } from "../../scene/scene-total.tsx";
import { useOverview } from "../../scene/smart-photo-view.tsx";
import "../../scene/scene-stage.css";
import "./overlay-layout.css";

/** exp_1: the photograph from edge to edge, pieces in a drawer that lies on it, the price always along the lower edge. */
export function OverlayLayout(loaded: LoadedSmartPhoto) {
  const { photo, view, pricing, path } = loaded;
  return (
    <SceneRoot view={view} className="scene scene--overlay">
      <div className="overlay__frame">
        <div className="overlay__photo scene__photo">
          <ScenePhoto view={view} sizes="100vw" />
        </div>
        <div className="overlay__rail">
          <SceneSide view={view} overview={useOverview(loaded)} opensFirst={false} />
        </div>
      </div>
      <div className="wrap overlay__foot">
        <PhotoFoot view={view} />
      </div>
      <div className="wrap scene__cols">
        <RoomStory photo={photo} />
        <div className="scene__story">
          <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />
          <PieceList view={view} />
        </div>
      </div>
      <SceneTotal view={view} pricing={pricing} ctaText={photo.ctaText} title={photo.title} look="bar" />
    </SceneRoot>
  );
}
