import { type Choices, numberIn } from "../../../../../prices/calculators/choices.ts";
import { unitIn } from "../../../../../prices/calculators/choices-query.ts";
import { layoutIn, wallNames } from "../../../../../prices/calculators/in-kitchen.ts";
import { convert } from "../../../../../prices/calculators/units.ts";
import type { KitchenLayout } from "../../../../../prices/kitchen-run.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import type { DrawnChoices } from "../state/calculator-facts.ts";
import { SIZES } from "../state/describe-choices.ts";
import { MeasureLine } from "./measure-line.tsx";
import "./drawings.css";

const SHEET = { width: 560, height: 400, room: { width: 420, height: 300 } };
/** The size in feet that fits on the sheet before it is scaled down, so that a longer wall is visibly longer. */
const FEET = { width: 14, height: 10 };
/** The distance of the dimension lines from the room. */
const OUTSIDE = 34;

export function KitchenDrawing({ calc }: { calc: DrawnChoices }) {
  const { t } = useText();
  const { calculator, state, priced } = calc;
  const shape = kitchenShape(priced.asked);
  const unit = unitIn(calculator, state.choices);
  const { room } = SHEET;
  const scale = Math.min(
    room.width / Math.max(shape.width, FEET.width),
    room.height / Math.max(shape.height, FEET.height),
  );
  const label = ({ name, length }: WallMeasure) => {
    const sizes = convert(length, "length", calculator.units[0], unit);
    return `${name} · ${t(SIZES[unit].length, { sizes })}`;
  };
  const left = Math.round((SHEET.width - shape.width * scale) / 2);
  const top = Math.round((SHEET.height - shape.height * scale) / 2);
  return (
    <svg
      className="box room-drawing"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={t("calc.drawing", { what: shape.measures.map(label).join(", ") })}
      direction="ltr"
    >
      <g transform={`translate(${left} ${top})`}>
        <Outline shape={shape} scale={scale} />
        {shape.runs.map(({ x, y, width, height }) => (
          <rect
            key={`${x}/${y}`}
            className="room-drawing__run"
            {...{ x: x * scale, y: y * scale, width: width * scale, height: height * scale }}
          />
        ))}
        <Piece at={shape.hob} scale={scale} circles={RINGS} />
        <Piece at={shape.sink} scale={scale} circles={DRAIN} />
        {shape.measures.map((measure) => (
          <MeasureOf
            key={measure.name}
            measure={measure}
            shape={shape}
            scale={scale}
            words={label(measure)}
          />
        ))}
      </g>
    </svg>
  );
}

interface Drawn {
  shape: KitchenShape;
  scale: number;
}

function Outline({ shape, scale }: Drawn) {
  const [right, bottom] = [shape.width * scale, shape.height * scale];
  const sides = {
    top: `M-5 -3.500H${right + 5}`,
    bottom: `M-5 ${bottom + 3.5}H${right + 5}`,
    start: `M-3.500 0V${bottom}`,
    end: `M${right + 3.5} 0V${bottom}`,
  };
  return Object.entries(sides).map(([side, d]) => {
    const isWall = shape.walls.some((wall) => wall === side);
    return <path key={side} className={isWall ? "room-drawing__wall" : "room-drawing__open"} d={d} />;
  });
}

/** Circles of a piece: the distance from its middle and the radius, in feet. */
type Circles = readonly (readonly [dx: number, dy: number, radius: number])[];

const RINGS: Circles = [
  [-0.3, -0.3, 0.17],
  [0.3, -0.3, 0.17],
  [-0.3, 0.3, 0.17],
  [0.3, 0.3, 0.17],
];
const DRAIN: Circles = [[0, 0, 0.1]];
const PIECE = 1.4;

function Piece({ at: [x, y], scale, circles }: { at: KitchenShape["hob"]; scale: number; circles: Circles }) {
  const size = PIECE * scale;
  return (
    <g className="room-drawing__piece" transform={`translate(${x * scale} ${y * scale})`}>
      <rect x={size / -2} y={size / -2} width={size} height={size} rx={5} />
      {circles.map(([dx, dy, radius]) => (
        <circle key={`${dx}/${dy}`} cx={dx * scale} cy={dy * scale} r={radius * scale} />
      ))}
    </g>
  );
}

function MeasureOf({ measure, shape, scale, words }: Drawn & { measure: WallMeasure; words: string }) {
  const { side, from, length } = measure;
  const isAlong = side === "top" || side === "bottom";
  const isBefore = side === "top" || side === "start";
  const end = (isAlong ? shape.height : shape.width) * scale;
  return (
    <MeasureLine
      way={isAlong ? "along" : "down"}
      at={isBefore ? -OUTSIDE : end + OUTSIDE}
      isBefore={isBefore}
      from={from * scale}
      to={(from + length) * scale}
      words={words}
    />
  );
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A length with its letter, along one side of the room or below its island. */
interface WallMeasure {
  name: string;
  length: number;
  side: "top" | "start" | "end" | "bottom";
  from: number;
}

/** A kitchen from above, in feet. */
interface KitchenShape {
  width: number;
  height: number;
  /** Sides with a wall; the others are open. */
  walls: readonly WallMeasure["side"][];
  runs: readonly Rect[];
  hob: readonly [x: number, y: number];
  sink: readonly [x: number, y: number];
  measures: readonly WallMeasure[];
}

/** The depth of a counter and of an island, and the aisle between two counters. */
const DEPTH = 2;
const ISLAND = 3;
const AISLE = 4;
const BAR = 4;

function kitchenShape(asked: Choices): KitchenShape {
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
