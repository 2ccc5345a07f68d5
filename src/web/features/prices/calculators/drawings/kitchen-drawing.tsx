import { unitIn } from "../../../../../prices/calculators/choices-query.ts";
import { convert } from "../../../../../prices/calculators/units.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { SIZES } from "../state/describe-choices.ts";
import type { DrawnChoices } from "./drawn-choices.ts";
import { type KitchenShape, kitchenShape, type WallMeasure } from "./kitchen-shape.ts";
import { MeasureLine } from "./measure-line.tsx";
import "./drawings.css";

const SHEET = { width: 560, height: 400, room: { width: 420, height: 300 } };
/** Feet that fit on the sheet before it is drawn smaller: a wall that grows is seen to grow. */
const FEET = { width: 14, height: 10 };
/** How far outside of the room its measures stand. */
const OUTSIDE = 34;

/** The kitchen from above, to scale, with the walls that were given. Plans are not mirrored. */
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
            x={x * scale}
            y={y * scale}
            width={width * scale}
            height={height * scale}
          />
        ))}
        <Hob at={shape.hob} scale={scale} />
        <Sink at={shape.sink} scale={scale} />
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

interface PlaceProps {
  at: readonly [x: number, y: number];
  scale: number;
}

function Hob({ at: [x, y], scale }: PlaceProps) {
  const size = 1.3 * scale;
  const rings = [-0.3, 0.3].flatMap((dx) => [-0.3, 0.3].map((dy) => [dx, dy] as const));
  return (
    <g className="room-drawing__piece">
      <rect x={x * scale - size / 2} y={y * scale - size / 2} width={size} height={size} rx={3} />
      {rings.map(([dx, dy]) => (
        <circle key={`${dx}/${dy}`} cx={(x + dx) * scale} cy={(y + dy) * scale} r={0.17 * scale} />
      ))}
    </g>
  );
}

function Sink({ at: [x, y], scale }: PlaceProps) {
  const size = 1.4 * scale;
  return (
    <g className="room-drawing__piece">
      <rect x={x * scale - size / 2} y={y * scale - size / 2} width={size} height={size} rx={6} />
      <circle cx={x * scale} cy={y * scale} r={3} />
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
