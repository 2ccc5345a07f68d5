import type { Position } from "../../../../contracts/places/distance.ts";
import type { Country } from "../../../../editions/regions.ts";
import india from "../centres/map/basemap/in.json";
import malaysia from "../centres/map/basemap/my.json";
import saudiArabia from "../centres/map/basemap/sa.json";
import singapore from "../centres/map/basemap/sg.json";

type Point = readonly number[];

interface Ground {
  land: readonly (readonly Point[])[];
  lakes: readonly (readonly Point[])[];
  rivers: readonly (readonly Point[])[];
}

const GROUNDS: Record<Country, Ground> = { in: india, sg: singapore, my: malaysia, sa: saudiArabia };

/** A map as paths in a box of `WIDTH` by `height`, for places that `at` positions as shares of the box. */
export interface DrawnMap {
  height: number;
  land: string;
  lakes: string;
  rivers: string;
  places: { x: number; y: number }[];
  scale: { km: number; share: number };
}

export const WIDTH = 1000;

interface MapFrame {
  /** The height relative to the width. */
  ratio: number;
  /** The map shows at least so many kilometres from side to side. */
  minKm: number;
  /** The size of the map relative to the extent of its places. */
  margin?: number;
}

/** Positions outside the frame of `around` get a place outside the box. */
export function drawMap(
  country: Country,
  around: readonly Position[],
  { ratio, minKm, margin = 1.35 }: MapFrame,
  places: readonly Position[] = around,
): DrawnMap {
  const lats = around.map(({ lat }) => lat);
  const lngs = around.map(({ lng }) => lng);
  const middle = { lat: middleOf(lats), lng: middleOf(lngs) };
  const kmPerLng = KM_PER_LAT * Math.cos((middle.lat * Math.PI) / 180);
  const wide = Math.max(
    minKm,
    spanOf(lngs) * kmPerLng * margin,
    (spanOf(lats) * KM_PER_LAT * margin) / ratio,
  );
  const height = Math.round(WIDTH * ratio);
  const toBox = ([lng = 0, lat = 0]: Point): Point => [
    Math.round((((lng - middle.lng) * kmPerLng) / wide + 0.5) * WIDTH),
    Math.round(((middle.lat - lat) * KM_PER_LAT * WIDTH) / wide + height / 2),
  ];
  const box: Box = { left: -EDGE, top: -EDGE, right: WIDTH + EDGE, bottom: height + EDGE };
  const areas = (rings: Ground["land"]) =>
    rings
      .map((ring) => clip(ring.map(toBox), box))
      .filter((ring) => ring.length > 2)
      .map((ring) => `M${ring.map((point) => point.join(" ")).join("L")}Z`)
      .join("");
  const { land, lakes, rivers } = GROUNDS[country];
  const km = STEPS.findLast((step) => step / wide <= MOST_SCALE) ?? 1;
  return {
    height,
    land: areas(land),
    lakes: areas(lakes),
    rivers: rivers
      .flatMap((line) => runsIn(line.map(toBox), box))
      .map((run) => `M${run.map((point) => point.join(" ")).join("L")}`)
      .join(""),
    places: places.map(({ lat, lng }) => {
      const [x = 0, y = 0] = toBox([lng, lat]);
      return { x: x / WIDTH, y: y / height };
    }),
    scale: { km, share: km / wide },
  };
}

export function isOnMap({ x, y }: { x: number; y: number }): boolean {
  return x > 0.02 && x < 0.98 && y > 0.02 && y < 0.98;
}

const KM_PER_LAT = 111.2;
/** Shores are clipped outside the visible box, so that no stroke follows its edge. */
const EDGE = 40;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MOST_SCALE = 0.3;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** Sutherland-Hodgman: the part of an area that is within the box. */
function clip(ring: readonly Point[], { left, top, right, bottom }: Box): Point[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return sides.reduce<Point[]>(
    (points, [axis, limit, sign]) => {
      const within = (point: Point) => ((point[axis] ?? 0) - limit) * sign >= 0;
      return points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const crossing = within(point) === within(before) ? [] : [cross(before, point, axis, limit)];
        return within(point) ? [...crossing, point] : crossing;
      });
    },
    [...ring],
  );
}

function cross(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - (from[axis] ?? 0)) / ((to[axis] ?? 0) - (from[axis] ?? 0));
  return [0, 1].map((one) =>
    one === axis ? limit : Math.round((from[one] ?? 0) + share * ((to[one] ?? 0) - (from[one] ?? 0))),
  );
}

/** The parts of a line that can be within the box, with one point on each side. */
function runsIn(line: readonly Point[], { left, top, right, bottom }: Box): Point[][] {
  const runs: Point[][] = [[]];
  line.forEach((point, index) => {
    const next = line[index + 1] ?? point;
    const [xs, ys] = [
      [point[0] ?? 0, next[0] ?? 0],
      [point[1] ?? 0, next[1] ?? 0],
    ] as const;
    const isAway =
      Math.max(...xs) < left || Math.min(...xs) > right || Math.max(...ys) < top || Math.min(...ys) > bottom;
    if (!isAway) runs.at(-1)?.push(...(runs.at(-1)?.length ? [next] : [point, next]));
    else if (runs.at(-1)?.length) runs.push([]);
  });
  return runs.filter((run) => run.length > 1);
}
