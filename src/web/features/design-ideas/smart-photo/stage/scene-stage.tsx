import type { ReactNode } from "react";
import type { RoomPricing } from "../picks/room-pricing.ts";
import { SceneParts, type ScenePartsProps, scenePropsOf } from "./scene-parts.tsx";
import StageScene from "./stage-scene.island.tsx";

interface SceneStageProps extends Omit<ScenePartsProps, "parts" | "children"> {
  pricing: RoomPricing;
  /** What is told beside the list. */
  children: ReactNode;
}

/** The scene as the site shows it, and what is told beside it. */
export function SceneStage({ pricing, children, ...scene }: SceneStageProps) {
  return (
    <SceneParts {...scene} parts={{ beside: children }}>
      <StageScene {...scenePropsOf(scene.view, pricing)} />
    </SceneParts>
  );
}
