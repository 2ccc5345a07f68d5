import { Suspense } from "react";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { island } from "../../../../frame/islands/island.tsx";
import { useServedPart } from "../../../../frame/islands/served-part.ts";
import { PieceList } from "../pieces/piece-list.tsx";
import { type SceneProps, useScene } from "../state/use-scene.ts";
import { ScenePhoto } from "./scene-photo.tsx";
import { PhotoFoot, SceneRoot } from "./scene-root.tsx";
import { SceneSide, SceneTotal } from "./scene-side.tsx";
import "./smart-photo-stage.css";

export default island("stage-scene", function StageScene(props: SceneProps) {
  const scene = useScene(props);
  const { facts, state } = scene;
  const beside = useServedPart("beside");
  // Beside the photograph the first piece is open before the visitor has chosen; a phone has no room for that.
  const first = state.open === undefined && !state.isClosed ? facts.pieces[0]?.id : undefined;
  return (
    <SceneRoot scene={scene} className="scene scene--stage" first={first}>
      <div className="wrap scene__stage split align-stretch">
        <div className={joinClasses("scene__photo", state.open !== undefined && "is-pinned")}>
          <ScenePhoto
            scene={scene}
            sizes="(width < 1024px) 100vw, (width < 1440px) calc(92vw - 424px), 896px"
            first={first}
          />
          <PhotoFoot scene={scene} />
        </div>
        <div className="scene__side">
          <SceneSide scene={scene} first={first}>
            <SceneTotal scene={scene} look="foot" />
          </SceneSide>
        </div>
      </div>
      <div className="wrap scene__cols split split--7-5">
        <Suspense>
          <PieceList scene={scene} />
        </Suspense>
        <div className="stack gap-5" {...beside} />
      </div>
      <SceneTotal scene={scene} look="bar" />
    </SceneRoot>
  );
});
