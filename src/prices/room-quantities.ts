import { type KitchenLayout, kitchenRun } from "./kitchen-run.ts";
import type { PriceRates } from "./rates.ts";

export interface RoomQuantities {
  /** One per room of any size. */
  room: number;
  area: number;
  /**
   * The side of a square room with the same area: a larger room has more furniture, but twice the area does not mean
   * twice the furniture.
   */
  side: number;
  /** The length of wall with built-in furniture. */
  wall: number;
  /** The length of kitchen cabinets, with corners counted once. */
  run: number;
  closet: number;
  front: number;
}

interface Room {
  length: number;
  breadth: number;
}

/** In feet: a longer room gets more floor and ceiling, but no longer furniture. */
const LONGEST_WALL = 20;
const DOOR_HEIGHT = 7;
const METRES = 0.3048;

export function quantitiesOf(
  { areaUnit, factors }: Pick<PriceRates, "areaUnit" | "factors">,
  layout: string | undefined,
  { length, breadth }: Room,
): RoomQuantities {
  const foot = areaUnit === "sq-m" ? METRES : 1;
  const area = length * breadth;
  const inFeet = (wall: number) => Math.min(wall / foot, LONGEST_WALL);
  const long = inFeet(Math.max(length, breadth));
  const short = inFeet(Math.min(length, breadth));
  const closet = layout === "walk-in" ? kitchenRun("l-shaped", long + short) : long;
  return {
    room: 1,
    area,
    side: Math.sqrt(area),
    wall: long * foot,
    run: runIn(layout, long, short) * foot,
    closet: closet * foot,
    front: closet * foot * DOOR_HEIGHT * foot * (ownOf(factors.door ?? {}, layout) ?? 1),
  };
}

function runIn(layout: string | undefined, long: number, short: number): number {
  const [corners, longs, shorts] = ownOf(WALLS, layout) ?? L_SHAPED;
  return kitchenRun(corners, long * longs + short * shorts);
}

type Walls = readonly [corners: KitchenLayout, longs: number, shorts: number];

const L_SHAPED: Walls = ["l-shaped", 1, 1];

/**
 * How many of its long and short walls a kitchen uses. Doors and passages reduce the third and fourth wall by a
 * quarter.
 */
const WALLS: Record<string, Walls> = {
  straight: ["straight", 1, 0],
  compact: ["straight", 1, 0],
  parallel: ["parallel", 1.75, 0],
  "u-shaped": ["u-shaped", 1, 1.75],
  "g-shaped": ["g-shaped", 1.75, 1.75],
  // One wall, plus an island of half its length.
  island: ["island", 1.5, 0],
  peninsula: ["u-shaped", 1, 1],
};

/** A layout comes from a document or from a visitor's device and may be "constructor". */
function ownOf<Value>(table: Record<string, Value>, name = ""): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
