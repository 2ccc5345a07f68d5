import type { Position } from "../../../../contracts/places/distance.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { drawMap, isOnMap } from "../drawn-map/draw-map.ts";
import { DrawnMap, MapPin, type NameSide } from "../drawn-map/drawn-map.tsx";

/** Where names compete, the place with the largest weight gets its name. */
type NamedPlace = Position & { name: string; weight?: number };

interface CountryMapProps {
  cities: readonly NamedPlace[];
  /** The visitor's own place. */
  here?: NamedPlace | undefined;
  /** What the map shows, for visitors who cannot see it. */
  label?: string;
}

/** All our cities on one map. A name without a free side is shown on hover; the list beside the map has all. */
export function CountryMap({ cities, here, label }: CountryMapProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  if (cities.length === 0) return null;
  const ratio = ratioOf(cities);
  const places = here ? [here, ...cities] : cities;
  const map = drawMap(country, cities, { ratio, minKm: 20, margin: ratio < 1 ? 1.5 : 1.2 }, places);
  const sides = sidesOf(places, map.places, ratio, map.scale.share);
  return (
    <DrawnMap map={map} label={label ?? t("cities.countryMap", { count: cities.length })}>
      {map.places.map((at, index) => {
        const place = places[index];
        if (!place || !isOnMap(at)) return null;
        return (
          <MapPin key={place.name} at={at} look={place === here ? "middle" : "dot"} side={sides.get(index)}>
            {sides.has(index) ? place.name : <span className="map-mark__name">{place.name}</span>}
          </MapPin>
        );
      })}
    </DrawnMap>
  );
}

const TALLEST = 1.22;
const WIDEST = 0.62;

/** The shape of the area in which the places are. */
function ratioOf(places: readonly Position[]): number {
  const spanOf = (values: number[]) => Math.max(...values) - Math.min(...values);
  const ratio = spanOf(places.map(({ lat }) => lat)) / spanOf(places.map(({ lng }) => lng));
  return Math.min(TALLEST, Math.max(WIDEST, Number.isNaN(ratio) ? WIDEST : ratio));
}

/** The size of a name, in shares of the width of the map on a phone. */
const LETTER = 0.022;
const LINE = 0.045;

interface NameBox {
  left: number;
  right: number;
  y: number;
}

type Share = { x: number; y: number };

/** The side of each name that fits, without covering another name, the dot of another place or the scale. */
function sidesOf(
  places: readonly NamedPlace[],
  at: readonly Share[],
  ratio: number,
  scale: number,
): Map<number, NameSide> {
  const dots: NameBox[] = at.map(({ x, y }) => ({ left: x - 0.01, right: x + 0.01, y: y * ratio }));
  const taken: NameBox[] = [0.03, 0.07].map((up) => ({ left: 0, right: scale + 0.06, y: ratio - up }));
  const sides = new Map<number, NameSide>();
  const weightOf = (index: number) => places[index]?.weight ?? 0;
  const order = places.map((_, index) => index).sort((one, other) => weightOf(other) - weightOf(one));
  for (const index of order) {
    const { x = 0, y: share = 0 } = at[index] ?? {};
    const y = share * ratio;
    const name = (places[index]?.name.length ?? 0) * LETTER;
    const wide = name + 0.03;
    // Places that are almost at the same point do not block each other's names.
    const others = dots.filter((dot) => Math.hypot(dot.left + 0.01 - x, dot.y - y) > NEAR);
    const obstacles = [...taken, ...others];
    const boxes: Record<NameSide, NameBox> = {
      right: { left: x, right: x + wide, y },
      left: { left: x - wide, right: x, y },
      above: { left: x - name / 2, right: x + name / 2, y: y - LINE },
      below: { left: x - name / 2, right: x + name / 2, y: y + LINE },
    };
    const side = SIDES.find((asked) => {
      const box = boxes[asked];
      const isInside = box.left >= 0.02 && box.right <= 0.98 && box.y >= LINE && box.y <= ratio - LINE;
      return isInside && obstacles.every((other) => !isOver(box, other));
    });
    if (!side) continue;
    taken.push(boxes[side]);
    sides.set(index, side);
  }
  return sides;
}

const SIDES = ["right", "left", "above", "below"] as const satisfies readonly NameSide[];

const NEAR = 0.035;

function isOver(one: NameBox, other: NameBox): boolean {
  return Math.abs(one.y - other.y) < LINE && one.left < other.right && other.left < one.right;
}
