import type { ReactNode } from "react";
import type { RoomPricing } from "../picks/room-pricing.ts";
import type { SceneView } from "../picks/scene-view.ts";
import { PieceList } from "../pieces/piece-list.tsx";
import { PhotoFoot } from "../views/photo-foot.tsx";
import { ScenePhoto } from "./scene-photo.tsx";
import { SceneRoot } from "./scene-root.tsx";
import { SceneSide } from "./scene-side.tsx";
import { SceneTotal } from "./scene-total.tsx";
import "./scene-stage.css";

export interface SceneStageProps {
  view: SceneView;
  pricing: RoomPricing;
  title: string;
  ctaText: string | null;
  overview: { text: string; facts: string[] };
  /** What is told beside the list. */
  children: ReactNode;
}

/** The scene as the site shows it: photograph and panel, then the list and the story of the room. */
export function SceneStage({ view, overview, children, ...total }: SceneStageProps) {
  return (
    <SceneRoot view={view} className="scene scene--stage">
      <div className="wrap scene__stage split split--stretch">
        <div className="scene__photo">
          <ScenePhoto
            view={view}
            sizes="(width < 1024px) 100vw, (width < 1440px) calc(92vw - 424px), 896px"
          />
          <PhotoFoot view={view} />
        </div>
        <div className="scene__side">
          <SceneSide view={view} overview={overview} opensFirst>
            <SceneTotal {...total} view={view} look="foot" />
          </SceneSide>
        </div>
      </div>
      <div className="wrap scene__cols split split--7-5">
        <PieceList view={view} />
        <div className="stack stack--5">{children}</div>
      </div>
      <SceneTotal {...total} view={view} look="bar" />
    </SceneRoot>
  );
}
