import { type Choices, numberIn } from "../../../../../prices/calculators/choices.ts";
import { layoutIn, wallNames } from "../../../../../prices/calculators/in-kitchen.ts";
import type { KitchenLayout } from "../../../../../prices/kitchen-run.ts";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A length with its letter, along one side of the room or below its island. */
export interface WallMeasure {
  name: string;
  length: number;
  side: "top" | "start" | "end" | "bottom";
  /** From where on that side. */
  from: number;
}

/** A kitchen from above, in feet. */
export interface KitchenShape {
  width: number;
  height: number;
  /** Sides with a wall; the others are open. */
  walls: readonly WallMeasure["side"][];
  runs: readonly Rect[];
  hob: readonly [x: number, y: number];
  sink: readonly [x: number, y: number];
  measures: readonly WallMeasure[];
}

/** How deep a counter and an island are, and the way between two counters. */
const DEPTH = 2;
const ISLAND = 3;
const AISLE = 4;
const BAR = 4;

export function kitchenShape(asked: Choices): KitchenShape {
  const [a = 0, b = 0, c = 0] = wallNames(asked).map((name) => numberIn(asked, name));
  return SHAPES[layoutIn(asked)](a, b, c);
}

type Draw = (a: number, b: number, c: number) => KitchenShape;

const SHAPES: Record<KitchenLayout, Draw> = {
  straight: (a) => ({
    width: a,
    height: DEPTH + AISLE,
    walls: ["top"],
    runs: [run(0, 0, a, DEPTH)],
    hob: [a * 0.7, 1],
    sink: [a * 0.3, 1],
    measures: [wall("A", a, "top")],
  }),
  "l-shaped": (a, b) => ({
    width: a,
    height: Math.max(b, DEPTH + AISLE),
    walls: ["top", "start"],
    runs: [run(0, 0, a, DEPTH), run(0, DEPTH, DEPTH, Math.max(b - DEPTH, 0))],
    hob: [(a + DEPTH) / 2, 1],
    sink: [1, (b + DEPTH) / 2],
    measures: [wall("A", a, "top"), wall("B", b, "start")],
  }),
  "u-shaped": (a, b, c) => ({
    width: a,
    height: Math.max(b, c, DEPTH + AISLE),
    walls: ["top", "start", "end"],
    runs: armsOf(a, b, c),
    hob: [a / 2, 1],
    sink: [1, (b + DEPTH) / 2],
    measures: [wall("A", a, "top"), wall("B", b, "start"), wall("C", c, "end")],
  }),
  "g-shaped": (a, b, c) => {
    const bar = Math.max(Math.min(BAR, a - DEPTH * 2 - 2), 0);
    return {
      ...SHAPES["u-shaped"](a, b, c),
      runs: [...armsOf(a, b, c), run(a - DEPTH - bar, Math.max(c - DEPTH, 0), bar, DEPTH)],
    };
  },
  parallel: (a, b) => ({
    width: Math.max(a, b),
    height: DEPTH * 2 + AISLE,
    walls: ["top", "bottom"],
    runs: [run(0, 0, a, DEPTH), run(0, DEPTH + AISLE, b, DEPTH)],
    hob: [a / 2, 1],
    sink: [b / 2, DEPTH + AISLE + 1],
    measures: [wall("A", a, "top"), wall("B", b, "bottom")],
  }),
  island: (a, b) => {
    const width = Math.max(a, b);
    const from = (width - b) / 2;
    return {
      width,
      height: DEPTH + AISLE + ISLAND,
      walls: ["top"],
      runs: [run(0, 0, a, DEPTH), run(from, DEPTH + AISLE, b, ISLAND)],
      hob: [a * 0.5, 1],
      sink: [from + b / 2, DEPTH + AISLE + ISLAND / 2],
      measures: [wall("A", a, "top"), { ...wall("B", b, "bottom"), from }],
    };
  },
};

function armsOf(a: number, b: number, c: number): Rect[] {
  return [
    run(0, 0, a, DEPTH),
    run(0, DEPTH, DEPTH, Math.max(b - DEPTH, 0)),
    run(a - DEPTH, DEPTH, DEPTH, Math.max(c - DEPTH, 0)),
  ];
}

function run(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

function wall(name: string, length: number, side: WallMeasure["side"]): WallMeasure {
  return { name, length, side, from: 0 };
}
