import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Cuts the map under our centres out of Natural Earth (public domain). Usage: node scripts/make-basemap.ts FOLDER,
 * where FOLDER contains ne_10m_land.json, ne_10m_lakes.json and ne_10m_rivers_lake_centerlines.json. The names are
 * those of content/places. Borders are left out, because the countries that we serve regulate by law how they are
 * drawn.
 */
type Point = [lng: number, lat: number];
type Box = readonly [west: number, south: number, east: number, north: number];
type Geometry =
  | { type: "Polygon"; coordinates: Point[][] }
  | { type: "MultiPolygon"; coordinates: Point[][][] }
  | { type: "LineString"; coordinates: Point[] }
  | { type: "MultiLineString"; coordinates: Point[][] };
type Named = { name: Record<string, string>; lat: number; lng: number };

const COUNTRIES: Record<string, { box: Box; tolerance: number }> = {
  in: { box: [66, 5, 99, 33], tolerance: 0.006 },
  sg: { box: [102.6, 0.6, 105.1, 2.4], tolerance: 0.0005 },
  my: { box: [98.5, 0, 120, 8], tolerance: 0.004 },
  sa: { box: [33.5, 15, 57, 33.5], tolerance: 0.006 },
};

const folder = process.argv[2] ?? ".";
const root = join(import.meta.dirname, "..");
const [land, lakes, rivers] = await Promise.all(
  ["ne_10m_land", "ne_10m_lakes", "ne_10m_rivers_lake_centerlines"].map(readGeometries),
);

for (const [country, { box, tolerance }] of Object.entries(COUNTRIES)) {
  const areas = (all: Geometry[] = []) =>
    all.flatMap(ringsOf).flatMap((ring) => {
      const clipped = simplify(clipRing(ring, box), tolerance);
      return clipped.length > 3 ? [[...clipped, clipped[0] ?? [0, 0]].map(rounded)] : [];
    });
  const lines = (rivers ?? [])
    .flatMap(linesOf)
    .flatMap((line) => runsWithin(line, box))
    .map((line) => simplify(line, tolerance).map(rounded))
    .filter((line) => line.length > 1);
  const map = { land: areas(land), lakes: areas(lakes), rivers: lines, names: await namesOf(country) };
  await writeFile(
    join(root, `src/web/features/places/centres/map/basemap/${country}.json`),
    JSON.stringify(map),
  );
}

async function readGeometries(name: string): Promise<Geometry[]> {
  const { features } = JSON.parse(await readFile(join(folder, `${name}.json`), "utf8"));
  return features.map(({ geometry }: { geometry: Geometry }) => geometry).filter(Boolean);
}

/** Cities and their localities with their coordinates: [lng, lat, rank, names]. */
async function namesOf(country: string) {
  const { cities } = JSON.parse(await readFile(join(root, `content/places/${country}.json`), "utf8"));
  return cities.flatMap(({ localities = [], ...city }: Named & { localities?: Named[] }) => [
    [city.lng, city.lat, 0, city.name],
    ...localities.map(({ lng, lat, name }) => [lng, lat, 1, name]),
  ]);
}

function ringsOf(geometry: Geometry): Point[][] {
  if (geometry.type === "Polygon") return geometry.coordinates.slice(0, 1);
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flatMap((rings) => rings.slice(0, 1));
  return [];
}

function linesOf(geometry: Geometry): Point[][] {
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiLineString" ? geometry.coordinates : [];
}

/** Sutherland-Hodgman: the part of an area that is within the box. */
function clipRing(ring: Point[], [west, south, east, north]: Box): Point[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce(
    (points, [axis, limit, sign]) => {
      const isIn = (point: Point) => sign * (point[axis] - limit) >= 0;
      return points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const crossing = isIn(point) === isIn(before) ? [] : [cross(before, point, axis, limit)];
        return isIn(point) ? [...crossing, point] : crossing;
      });
    },
    ring.slice(0, -1),
  );
}

function cross(one: Point, other: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - one[axis]) / (other[axis] - one[axis]);
  return [one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])];
}

function runsWithin(line: Point[], [west, south, east, north]: Box): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of line) {
    const isIn = point[0] >= west && point[0] <= east && point[1] >= south && point[1] <= north;
    if (isIn) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/** Douglas-Peucker: removes points that make no visible difference. */
function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, distance] = [0, 0];
  points.forEach((point, index) => {
    const away = distanceTo(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  const head = simplify(points.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplify(points.slice(farthest), tolerance)];
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length;
}

function rounded([lng, lat]: Point): Point {
  return [Math.round(lng * 1000) / 1000, Math.round(lat * 1000) / 1000];
}
