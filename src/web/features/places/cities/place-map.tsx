import type { ReactNode } from "react";
import type { Position } from "../../../../contracts/places/distance.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { drawMap, isOnMap } from "../drawn-map/draw-map.ts";
import { DrawnMap, MapPin } from "../drawn-map/drawn-map.tsx";
import type { NearCentre } from "./near-centres.ts";

interface PlaceMapProps {
  /** Its middle has the circles around it. */
  of: Position & { name: string };
  /** Numbered as in the list beside the map. */
  places: readonly Position[];
  centres: readonly NearCentre[];
  /** Radii of the circles, in kilometres. */
  rings: readonly [number, number];
}

export function PlaceMap({ of, places, centres, rings }: PlaceMapProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const around = [of, ...places];
  const frame = { ratio: 0.86, minKm: 3 * rings[0] };
  const map = drawMap(country, around, frame, [...around, ...centres.map(({ centre }) => centre)]);
  const [middle, ...others] = map.places;
  return (
    <div className="stack gap-2">
      <DrawnMap map={map} label={t("cities.mapLabel", { place: of.name })} rings={rings}>
        {middle && (
          <MapPin at={middle} look="middle">
            {of.name}
          </MapPin>
        )}
        {others.slice(0, places.length).map((at, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of the list
          <MapPin key={index} at={at} look="number">
            {index + 1}
          </MapPin>
        ))}
        {others.slice(places.length).map((at, index) => {
          const { centre } = centres[index] ?? {};
          return (
            centre &&
            isOnMap(at) && (
              <MapPin
                key={`${centre.city} ${centre.id}`}
                at={at}
                look="centre"
                {...flagSide(at, others.slice(0, places.length))}
              >
                {t("cities.centreMark")}
              </MapPin>
            )
          );
        })}
      </DrawnMap>
      <p className="t13 soft">{t("cities.mapRings", { near: rings[0], far: rings[1], place: of.name })}</p>
    </div>
  );
}

type Share = { x: number; y: number };
type FlagSide = { side: "left" | "right"; isBelow: boolean };

/** The first side of a place on which its flag covers no number of the map. */
function flagSide(at: Share, numbers: readonly Share[]): FlagSide {
  const first: FlagSide = { side: at.x > 0.66 ? "left" : "right", isBelow: at.y < 0.14 };
  const sides = [first.isBelow, !first.isBelow].flatMap((isBelow) =>
    [first, { side: first.side === "left" ? "right" : "left" } as const].map(({ side }) => ({
      side,
      isBelow,
    })),
  );
  return (
    sides.find(({ side, isBelow }) => {
      const x = at.x + (side === "left" ? -FLAG.x : FLAG.x);
      const y = at.y + (isBelow ? FLAG.y : -FLAG.y);
      const isOutside = x < FLAG.wide || x > 1 - FLAG.wide || y < FLAG.high || y > 1 - FLAG.high;
      return (
        !isOutside &&
        numbers.every((number) => Math.abs(number.x - x) > FLAG.wide || Math.abs(number.y - y) > FLAG.high)
      );
    }) ?? first
  );
}

/** The middle of a flag from its place, and how near a number may be, in shares of the map on a phone. */
const FLAG = { x: 0.045, y: 0.11, wide: 0.12, high: 0.09 };

interface MapListProps {
  id: string;
  items: readonly { name: string; href: string | undefined; note: string; end: ReactNode }[];
}

/** The numbered places of a map, as links. */
export function MapList({ id, items }: MapListProps) {
  return (
    <ol className="map-list" id={id}>
      {items.map(({ name, href, note, end }, index) => (
        <li key={name} className="beside beside--3 rule-end map-list__item">
          <span className="t13 strong map-number" aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <a className="strong tap" href={href}>
              {name}
            </a>
            <span className="t13 soft map-list__note">{note}</span>
          </span>
          <span className="t15 text-end">{end}</span>
        </li>
      ))}
    </ol>
  );
}
