import type { Position } from "../../../../contracts/places/distance.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { drawMap, isOnMap } from "../drawn-map/draw-map.ts";
import { DrawnMap, MapPin } from "../drawn-map/drawn-map.tsx";

type NamedPlace = Position & { name: string };

interface CountryMapProps {
  cities: readonly NamedPlace[];
  /** The visitor's own place. */
  here?: NamedPlace | undefined;
  /** What the map shows, for visitors who cannot see it. */
  label?: string;
  /** The height relative to the width. */
  ratio?: number;
}

/** All our cities on one map. A name that would overlap another is left out; the list beside the map has all. */
export function CountryMap({ cities, here, label, ratio = TALL }: CountryMapProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  if (cities.length === 0) return null;
  const places = here ? [here, ...cities] : cities;
  const map = drawMap(country, cities, { ratio, minKm: 20, margin: 1.2 }, places);
  const sides = sidesOf(places, map.places, ratio);
  return (
    <DrawnMap map={map} label={label ?? t("cities.countryMap", { count: cities.length })}>
      {map.places.map((at, index) => {
        const place = places[index];
        if (!place || !isOnMap(at)) return null;
        return (
          <MapPin
            key={place.name}
            at={at}
            look={place === here ? "middle" : "dot"}
            isBefore={sides.get(index)}
          >
            {sides.has(index) && place.name}
          </MapPin>
        );
      })}
    </DrawnMap>
  );
}

const TALL = 1.22;
/** The size of a name, in shares of the width of the map on a phone. */
const LETTER = 0.021;
const LINE = 0.045;

interface NameBox {
  left: number;
  right: number;
  y: number;
}

/** The side of each name that fits beside its place, without covering another name or place. */
function sidesOf(
  places: readonly NamedPlace[],
  at: readonly { x: number; y: number }[],
  ratio: number,
): Map<number, boolean> {
  const boxes: NameBox[] = at.map(({ x, y }) => ({ left: x - 0.01, right: x + 0.01, y: y * ratio }));
  const sides = new Map<number, boolean>();
  places.forEach(({ name }, index) => {
    const { x = 0, y = 0 } = at[index] ?? {};
    const wide = name.length * LETTER + 0.03;
    for (const isBefore of [false, true]) {
      const left = isBefore ? x - wide : x;
      const box = { left, right: left + wide, y: y * ratio };
      const isFree = boxes.every(
        (other, one) => one === index || Math.abs(other.y - box.y) >= LINE || isBeside(other, box),
      );
      if (!isFree || box.left < 0 || box.right > 1) continue;
      boxes.push(box);
      sides.set(index, isBefore);
      return;
    }
  });
  return sides;
}

function isBeside(one: NameBox, other: NameBox): boolean {
  return one.left >= other.right || one.right <= other.left;
}
