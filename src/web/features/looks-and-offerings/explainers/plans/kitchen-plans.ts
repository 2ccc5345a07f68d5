import type { KitchenSizes } from "../../../../../contracts/documents/explainers/plan-sizes.ts";
import { type Piece, type Plan, type Point, type Rect, rect, roomMeasures, type Size } from "./floor-plan.ts";

/** The drawn width of the appliances: a common hob, sink and fridge. */
const PLACE = 600;

/** The smallest room that a kitchen fits into, with sink, hob and fridge in position. */
export function kitchenPlan(sizes: KitchenSizes): Plan {
  switch (sizes.layout) {
    case "straight":
      return straight(sizes);
    case "parallel":
      return parallel(sizes);
    case "l-shaped":
      return lShaped(sizes);
    case "u-shaped":
      return uShaped(sizes);
    case "island":
      return island(sizes);
    case "peninsula":
      return peninsula(sizes);
  }
}

type SizesOf<Layout extends KitchenSizes["layout"]> = Extract<KitchenSizes, { layout: Layout }>;

/** A single row has no triangle: the sink is between the other two. */
function straight({ depth, aisle, length }: SizesOf<"straight">): Plan {
  const room = { along: length, across: depth + aisle };
  return planOf(room, {
    openSides: ["bottom"],
    runs: [rect(0, 0, length, depth)],
    sink: onTop(length * 0.41, depth),
    hob: onTop(length * 0.74, depth),
    fridge: onTop(PLACE / 2, depth),
    aisle: { way: "across", from: depth, to: room.across, at: length / 2 },
    isRow: true,
  });
}

function parallel({ depth, aisle, length }: SizesOf<"parallel">): Plan {
  const room = { along: length, across: depth * 2 + aisle };
  return planOf(room, {
    openSides: ["end"],
    runs: [rect(0, 0, length, depth), rect(0, depth + aisle, length, depth)],
    sink: onTop(length * 0.67, depth),
    hob: [length / 2, room.across - depth / 2],
    fridge: onTop(PLACE / 2, depth),
    aisle: { way: "across", from: depth, to: depth + aisle, at: length * 0.16 },
  });
}

function lShaped({ depth, aisle, length }: SizesOf<"l-shaped">): Plan {
  const room = { along: length, across: depth + aisle };
  return planOf(room, {
    openSides: ["bottom"],
    runs: [rect(0, 0, length, depth), rect(0, depth, depth, aisle)],
    sink: [depth / 2, room.across - PLACE / 2 - 50],
    hob: onTop(depth + PLACE / 2, depth),
    fridge: onTop(length - PLACE / 2, depth),
    aisle: { way: "across", from: depth, to: room.across, at: length * 0.42 },
  });
}

function uShaped({ depth, aisle, length }: SizesOf<"u-shaped">): Plan {
  const room = { along: depth * 2 + aisle, across: length };
  return planOf(room, {
    openSides: ["bottom"],
    runs: [
      rect(0, 0, room.along, depth),
      rect(0, depth, depth, length - depth),
      rect(depth + aisle, depth, depth, length - depth),
    ],
    sink: onTop(room.along / 2, depth),
    hob: [depth / 2, length * 0.54],
    fridge: [room.along - depth / 2, length - PLACE / 2],
    aisle: { way: "along", from: depth, to: depth + aisle, at: length * 0.76 },
  });
}

function island({ depth, aisle, length, islandDepth, islandLength }: SizesOf<"island">): Plan {
  const room = { along: length, across: depth + aisle + islandDepth + aisle };
  const start = (length - islandLength) / 2;
  const plan = planOf(room, {
    openSides: ["bottom"],
    runs: [rect(0, 0, length, depth), rect(start, depth + aisle, islandLength, islandDepth)],
    sink: onTop(length / 2, depth),
    hob: [length / 2, depth + aisle + Math.min(islandDepth / 2, PLACE / 2 + 50)],
    fridge: onTop(PLACE / 2, depth),
    aisle: { way: "across", from: depth, to: depth + aisle, at: start / 2 },
  });
  const islandMeasure = { of: "island", way: "along", from: start, to: start + islandLength } as const;
  return { ...plan, measures: [...plan.measures, { ...islandMeasure, at: room.across - aisle / 2 }] };
}

function peninsula({ depth, aisle, reach, seats, passage }: SizesOf<"peninsula">): Plan {
  const room = { along: depth + aisle + depth + seats, across: depth + reach + passage };
  const start = depth + aisle;
  const plan = planOf(room, {
    openSides: ["bottom", "end"],
    runs: [rect(0, 0, start + depth, depth), rect(0, depth, depth, reach), rect(start, depth, depth, reach)],
    sink: onTop(depth + aisle / 2, depth),
    hob: [start + depth / 2, depth + reach / 2],
    fridge: [depth / 2, depth + reach - PLACE / 2],
    aisle: { way: "along", from: depth, to: start, at: depth + reach * 0.8 },
  });
  const stools = [0.22, 0.5, 0.78].map((share) => stoolAt([start + depth + 270, depth + reach * share]));
  return {
    ...plan,
    pieces: [...plan.pieces, ...stools],
    measures: [
      ...plan.measures,
      { of: "seats", way: "along", from: start + depth, to: room.along, at: depth + reach + passage * 0.42 },
    ],
  };
}

interface Placing {
  openSides: Plan["openSides"];
  runs: readonly Rect[];
  sink: Point;
  hob: Point;
  fridge: Point;
  aisle: Omit<Plan["measures"][number], "of">;
  isRow?: boolean;
}

function planOf(room: Size, { openSides, runs, sink, hob, fridge, aisle, isRow = false }: Placing): Plan {
  const pieces = [placeAt("sink", sink), placeAt("hob", hob), placeAt("fridge", fridge)];
  return {
    room,
    openSides,
    runs,
    pieces,
    swings: [],
    measures: [...roomMeasures(room), { of: "aisle", ...aisle }],
    ...(!isRow && { triangle: [sink, hob, fridge] as const }),
  };
}

/** The centre of the counter along the upper wall. */
function onTop(x: number, depth: number): Point {
  return [x, depth / 2];
}

function placeAt(kind: Piece["kind"], [x, y]: Point): Piece {
  return { kind, ...rect(x - PLACE / 2, y - PLACE / 2, PLACE, PLACE) };
}

const STOOL = 360;

function stoolAt([x, y]: Point): Piece {
  return { kind: "stool", ...rect(x - STOOL / 2, y - STOOL / 2, STOOL, STOOL) };
}

export function triangleOf({ triangle }: Plan) {
  if (!triangle) return undefined;
  const [sink, hob, fridge] = triangle;
  return {
    sinkHob: distance(sink, hob),
    hobFridge: distance(hob, fridge),
    fridgeSink: distance(fridge, sink),
  };
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.round(Math.hypot(toX - x, toY - y));
}
