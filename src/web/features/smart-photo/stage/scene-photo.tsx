import type { CSSProperties } from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { ScenePiece, Spot } from "../picks/scene.ts";
import {
  chosenOf,
  SCENE_ID,
  type SceneView,
  sceneHref,
  showingIn,
  variationAt,
} from "../picks/scene-view.ts";
import { SPOT_FRAMES, type SpotFrame, spreadSpots } from "../picks/spread-spots.ts";
import "../../../../ui/media/spot.css";
import "./scene-photo.css";

interface ScenePhotoProps {
  view: SceneView;
  sizes: string;
  /** Where a number leads: the piece's panel, or its place further down the page. */
  leadsTo?: "panel" | "place";
}

/** The whole photograph, never cut and never mirrored: the places of the numbers are measured on it. */
export function ScenePhoto({ view, sizes, leadsTo = "panel" }: ScenePhotoProps) {
  const { scene, picks } = view;
  const { shown } = showingIn(scene, picks);
  const print = shown && variationAt(scene, shown.piece, shown.pick)?.print;
  const photo = print ?? scene.photo;
  const spread = spreadOf(scene.pieces);
  return (
    <div className="scene-photo" dir="ltr" data-scene-photo={photo.url} data-base={scene.photo.url}>
      <Picture photo={photo} alt={scene.alt} ratio="own" sizes={sizes} priority />
      <ol className="scene-photo__spots">
        {scene.pieces.map((piece, index) => (
          <li key={piece.id}>
            {piece.spots.map((spot, part) => (
              <Hotspot
                key={`${spot.x}-${spot.y}`}
                {...{ view, piece, index, part }}
                style={placeOnScreens(spread.phone.get(spot) ?? spot, spread.wide.get(spot) ?? spot)}
                href={leadsTo === "place" ? `#piece-${piece.id}` : panelHref(view, piece)}
              />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface HotspotProps {
  view: SceneView;
  piece: ScenePiece;
  index: number;
  part: number;
  style: CSSProperties;
  href: string;
}

function Hotspot({ view, piece, index, part, style, href }: HotspotProps) {
  const { t } = useText();
  const { isOut } = chosenOf(piece, view.picks);
  return (
    <a
      className={joinClasses("spot", view.open === piece.id && "is-on", isOut && "is-out")}
      href={href}
      rel="nofollow"
      style={style}
      data-scene-open={piece.id}
      aria-label={t("smartPhoto.spot", { number: index + 1, name: piece.name })}
      // The other handles of a wardrobe would say the same again.
      {...(part > 0 && { tabIndex: -1, "aria-hidden": true })}
    >
      <span className="spot__no num">{index + 1}</span>
    </a>
  );
}

export function panelHref(view: SceneView, piece: ScenePiece): string {
  return `${sceneHref(view, { open: piece.id })}#${SCENE_ID}`;
}

/** Where every number stands on a phone and on a wide screen. */
function spreadOf(pieces: readonly ScenePiece[]) {
  const spots = pieces.flatMap((piece) => piece.spots);
  const placesIn = (frame: SpotFrame) => {
    const places = spreadSpots(spots, frame);
    return new Map(spots.map((spot, index) => [spot, places[index] ?? spot]));
  };
  return { phone: placesIn(SPOT_FRAMES.phone), wide: placesIn(SPOT_FRAMES.wide) };
}

type Place = CSSProperties & Record<`--${string}`, string>;

export function placeOf({ x, y }: Spot): Place {
  return { "--x": `${(x * 100).toFixed(2)}%`, "--y": `${(y * 100).toFixed(2)}%` };
}

function placeOnScreens(phone: Spot, wide: Spot): Place {
  const { "--x": px = "", "--y": py = "" } = placeOf(phone);
  return { ...placeOf(wide), "--px": px, "--py": py };
}
