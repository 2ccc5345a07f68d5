import type { ReactNode } from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import { type DrawnMap as Drawn, WIDTH } from "./draw-map.ts";
import "./drawn-map.css";

interface DrawnMapProps {
  map: Drawn;
  /** What the map shows, for visitors who cannot see it. */
  label: string;
  /** Radii of circles around the first place, in kilometres. */
  rings?: readonly number[];
  children?: ReactNode;
}

/** A map without script: shores, rivers and a scale; the children are `MapPin`s. */
export function DrawnMap({ map, label, rings = [], children }: DrawnMapProps) {
  const { t } = useText();
  const { height, land, lakes, rivers, places, scale } = map;
  const middle = places[0];
  return (
    <figure className="drawn-map" style={cssNumbers({ "--ratio": WIDTH / height })}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
        <path className="drawn-map__land" d={land} />
        <path className="drawn-map__lake" d={lakes} />
        <path className="drawn-map__river" d={rivers} />
        {middle &&
          rings.map((km) => (
            <circle
              key={km}
              className="drawn-map__ring"
              cx={middle.x * WIDTH}
              cy={middle.y * height}
              r={((km * scale.share) / scale.km) * WIDTH}
            />
          ))}
      </svg>
      {children}
      <span className="t13 num drawn-map__scale" style={cssNumbers({ "--part": scale.share })}>
        <bdi>{t("cities.km", { km: scale.km })}</bdi>
      </span>
    </figure>
  );
}

/** Where a name is from its place. A map is not mirrored. */
export type NameSide = "right" | "left" | "above" | "below";

interface MapPinProps {
  at: { x: number; y: number };
  look: "number" | "centre" | "middle" | "dot";
  side?: NameSide | undefined;
  /** Whether a flag hangs below its place. */
  isBelow?: boolean | undefined;
  children?: ReactNode;
}

/** Only for the eye: the list beside the map has the same places, as links. */
export function MapPin({ at, look, side: asked, isBelow = at.y < 0.14, children }: MapPinProps) {
  const side = asked ?? (at.x > 0.66 ? "left" : "right");
  return (
    <span
      className={joinClasses(
        "map-mark",
        `map-mark--${look}`,
        side !== "right" && `map-mark--${side}`,
        isBelow && "map-mark--hanging",
      )}
      style={cssNumbers({ "--x": at.x, "--y": at.y })}
      aria-hidden="true"
    >
      <span className="t13 strong map-mark__in">{children}</span>
    </span>
  );
}
