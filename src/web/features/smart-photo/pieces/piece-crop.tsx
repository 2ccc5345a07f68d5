import { Picture } from "../../../../ui/media/picture.tsx";
import type { ScenePiece } from "../picks/scene.ts";
import { chosenOf, type SceneView } from "../picks/scene-view.ts";
import { placeOf } from "../stage/scene-photo.tsx";
import "./piece-crop.css";

interface PieceCropProps {
  view: SceneView;
  piece: ScenePiece;
  sizes: string;
}

/** The photograph close to one piece, in the variation that is chosen. */
export function PieceCrop({ view, piece, sizes }: PieceCropProps) {
  const [spot = { x: 0.5, y: 0.5 }] = piece.spots;
  const { scene, picks } = view;
  const photo = chosenOf(piece, picks).variation.print ?? scene.photo;
  return (
    <div
      className="piece-crop"
      dir="ltr"
      style={placeOf(spot)}
      data-scene-crop={piece.id}
      data-scene-photo={photo.url}
      data-base={scene.photo.url}
    >
      <Picture photo={photo} alt="" ratio="own" sizes={sizes} />
    </div>
  );
}
