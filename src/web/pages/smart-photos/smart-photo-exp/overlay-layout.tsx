import { matchEdition } from "../../../../editions/edition.ts";
import type { LoadedSmartPhoto } from "../../../features/smart-photo/load/load-smart-photo.ts";
import { PieceList } from "../../../features/smart-photo/pieces/piece-list.tsx";
import { ScenePhoto } from "../../../features/smart-photo/stage/scene-photo.tsx";
import { SceneRoomBar } from "../../../features/smart-photo/stage/scene-room-bar.tsx";
import { SceneRoot } from "../../../features/smart-photo/stage/scene-root.tsx";
import { SceneSide } from "../../../features/smart-photo/stage/scene-side.tsx";
import { SceneTotal } from "../../../features/smart-photo/stage/scene-total.tsx";
import { PhotoFoot } from "../../../features/smart-photo/views/photo-foot.tsx";
import { RoomStory } from "../../../features/smart-photo/views/room-story.tsx";
import { useOverview } from "../../../features/smart-photo/views/smart-photo-view.tsx";
import "../../../features/smart-photo/stage/scene-stage.css";
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
      <div className="wrap scene__cols split split--7-5">
        <RoomStory photo={photo} />
        <div className="stack stack--5">
          <SceneRoomBar edition={matchEdition(path)} view={view} pricing={pricing} />
          <PieceList view={view} />
        </div>
      </div>
      <SceneTotal view={view} pricing={pricing} ctaText={photo.ctaText} title={photo.title} look="bar" />
    </SceneRoot>
  );
}
