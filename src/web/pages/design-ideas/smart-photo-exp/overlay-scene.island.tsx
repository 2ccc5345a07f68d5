import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { PieceList } from "../../../features/design-ideas/smart-photo/pieces/piece-list.tsx";
import { ScenePhoto } from "../../../features/design-ideas/smart-photo/stage/scene-photo.tsx";
import { PhotoFoot, SceneRoot } from "../../../features/design-ideas/smart-photo/stage/scene-root.tsx";
import { SceneSide, SceneTotal } from "../../../features/design-ideas/smart-photo/stage/scene-side.tsx";
import { type SceneProps, useScene } from "../../../features/design-ideas/smart-photo/state/use-scene.ts";
import { island } from "../../../frame/islands/island.tsx";
import { useServedPart } from "../../../frame/islands/served-part.ts";
import "../../../features/design-ideas/smart-photo/stage/smart-photo-stage.css";

export default island("overlay-scene", function OverlayScene(props: SceneProps) {
  const scene = useScene(props);
  const story = useServedPart("story");
  const room = useServedPart("room");
  return (
    <SceneRoot scene={scene} className="scene scene--overlay">
      <div className="overlay__frame">
        <div
          className={joinClasses(
            "overlay__photo scene__photo",
            scene.state.open !== undefined && "is-pinned",
          )}
        >
          <ScenePhoto scene={scene} sizes="100vw" />
        </div>
        <div className="overlay__rail">
          <SceneSide scene={scene} />
        </div>
      </div>
      <div className="wrap overlay__foot">
        <PhotoFoot scene={scene} />
      </div>
      <div className="wrap scene__cols split split--7-5">
        <div className="served" {...story} />
        <div className="stack gap-5">
          <div className="served" {...room} />
          <PieceList scene={scene} />
        </div>
      </div>
      <SceneTotal scene={scene} look="bar" />
    </SceneRoot>
  );
});
