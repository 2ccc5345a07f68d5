import { readsFeet } from "../../../../../editions/lengths.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { feetWords, millimetres } from "../measures/length-words.ts";
import type { Measure, Piece, Plan, Side, Swing } from "./floor-plan.ts";
import { round, type Sheet, scaled, WALL } from "./sheet.ts";
import "./plan-drawing.css";

interface PlanDrawingProps {
  plan: Plan;
  label: string;
  /** The sheet that all drawings of a page share, so that they can be compared. */
  sheet: Sheet;
}

/** The grid squares of the sheet: half a metre. */
const SQUARE = 500;

/** Floor plans are not mirrored, so a plan is the same in both reading directions. */
export function PlanDrawing({ plan, label, sheet }: PlanDrawingProps) {
  const { scale, width, height } = sheet;
  const { along, across } = plan.room;
  const left = Math.round((width - along * scale) / 2 + OUTSIDE / 2);
  const top = Math.round((height - across * scale) / 2 + OUTSIDE / 2);
  return (
    <svg className="plan" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} direction="ltr">
      <Squares sheet={sheet} left={left} top={top} />
      <g transform={`translate(${left} ${top})`}>
        <Floor plan={plan} scale={scale} />
        {plan.runs.map((run) => (
          <rect key={`${run.x}/${run.y}`} className="plan__run" {...scaled(run, scale)} />
        ))}
        {plan.pieces.map((piece) => (
          <PieceShape key={`${piece.kind}/${piece.x}/${piece.y}`} piece={piece} scale={scale} />
        ))}
        {plan.swings.map((swing) => (
          <path
            key={swing.hinge.join("/") + swing.isForward}
            className="plan__swing"
            d={swingPath(swing, scale)}
          />
        ))}
        <Walls plan={plan} scale={scale} />
        {plan.triangle && (
          <polygon
            className="plan__triangle"
            points={plan.triangle.map(([x, y]) => `${round(x * scale)},${round(y * scale)}`).join(" ")}
          />
        )}
        {plan.measures.map((measure) => (
          <MeasureLine key={measure.of} measure={measure} scale={scale} />
        ))}
      </g>
    </svg>
  );
}

function Squares({ sheet, left, top }: { sheet: Sheet; left: number; top: number }) {
  const step = SQUARE * sheet.scale;
  const lines = (origin: number, end: number) => {
    const first = origin % step;
    return Array.from({ length: Math.floor((end - first) / step) + 1 }, (_, index) =>
      round(first + index * step),
    );
  };
  const d = [
    ...lines(left, sheet.width).map((x) => `M${x} 0V${sheet.height}`),
    ...lines(top, sheet.height).map((y) => `M0 ${y}H${sheet.width}`),
  ].join("");
  return <path className="plan__squares" d={d} />;
}

function Floor({ plan: { room }, scale }: { plan: Plan; scale: number }) {
  return (
    <rect
      className="plan__floor"
      {...scaled({ x: 0, y: 0, width: room.along, height: room.across }, scale)}
    />
  );
}

/** A thick line outside every side with a wall; a dashed line where the room is open. */
function Walls({ plan: { room, openSides }, scale }: { plan: Plan; scale: number }) {
  const right = round(room.along * scale);
  const bottom = round(room.across * scale);
  const half = WALL / 2;
  const paths: Record<Side, string> = {
    top: `M${-WALL} ${-half}H${right + WALL}`,
    bottom: `M${-WALL} ${bottom + half}H${right + WALL}`,
    start: `M${-half} 0V${bottom}`,
    end: `M${right + half} 0V${bottom}`,
  };
  const sides = Object.entries(paths).map(([side, d]) => ({
    side,
    d,
    isOpen: openSides.some((open) => open === side),
  }));
  return sides.map(({ side, d, isOpen }) => (
    <path key={side} className={isOpen ? "plan__opening" : "plan__wall"} d={d} />
  ));
}

/** The distance of the dimension lines from the room, and the length of their end marks. */
const OUTSIDE = 20;
const TICK = 4;

function MeasureLine({ measure, scale }: { measure: Measure; scale: number }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { way, from, to, at } = measure;
  const isInside = at !== undefined;
  const [start, end] = [round(from * scale), round(to * scale)];
  const metric = millimetres(t, to - from);
  const feet = readsFeet(country) ? feetWords(to - from) : "";
  const middle = (start + end) / 2;
  if (way === "along") {
    const y = isInside ? round(at * scale) : -OUTSIDE - WALL;
    return (
      <g className="plan__measure">
        <path d={`M${start} ${y}H${end}M${start} ${y - TICK}v${TICK * 2}M${end} ${y - TICK}v${TICK * 2}`} />
        <text x={middle} y={isInside ? y + 15 : y - 6}>
          {isInside ? metric : [metric, feet].filter(Boolean).join(" · ")}
        </text>
        {isInside && feet && (
          <text x={middle} y={y + 29}>
            {feet}
          </text>
        )}
      </g>
    );
  }
  const x = isInside ? round(at * scale) : -OUTSIDE - WALL;
  return (
    <g className="plan__measure">
      <path d={`M${x} ${start}V${end}M${x - TICK} ${start}h${TICK * 2}M${x - TICK} ${end}h${TICK * 2}`} />
      {isInside ? (
        <>
          <text className="plan__beside" x={x + 7} y={middle + (feet ? -2 : 4)}>
            {metric}
          </text>
          {feet && (
            <text className="plan__beside" x={x + 7} y={middle + 12}>
              {feet}
            </text>
          )}
        </>
      ) : (
        <text transform={`translate(${x - 7} ${middle}) rotate(-90)`}>
          {[metric, feet].filter(Boolean).join(" · ")}
        </text>
      )}
    </g>
  );
}

function PieceShape({ piece, scale }: { piece: Piece; scale: number }) {
  const { x, y, width, height } = scaled(piece, scale);
  const inset = (share: number) => ({
    x: round(x + width * share),
    y: round(y + height * share),
    width: round(width * (1 - share * 2)),
    height: round(height * (1 - share * 2)),
  });
  switch (piece.kind) {
    case "sink":
      return (
        <g className="plan__piece">
          <rect {...inset(0.16)} rx={3} />
          <circle cx={x + width / 2} cy={y + height / 2} r={2} />
        </g>
      );
    case "hob":
      return (
        <g className="plan__piece">
          <rect {...inset(0.12)} />
          {[0.34, 0.66].flatMap((across) =>
            [0.34, 0.66].map((down) => (
              <circle
                key={`${across}/${down}`}
                cx={round(x + width * across)}
                cy={round(y + height * down)}
                r={round(width * 0.1)}
              />
            )),
          )}
        </g>
      );
    case "fridge":
      return (
        <g className="plan__piece plan__piece--tall">
          <rect {...inset(0.03)} />
          <path
            d={`M${x + 2} ${y + 2}L${x + width - 2} ${y + height - 2}M${x + width - 2} ${y + 2}L${x + 2} ${y + height - 2}`}
          />
        </g>
      );
    case "stool":
      return <circle className="plan__loose" cx={x + width / 2} cy={y + height / 2} r={width / 2} />;
    case "bed":
      return <rect className="plan__loose" {...{ x, y, width, height }} rx={4} />;
    default:
      return <rect className={`plan__${piece.kind}`} {...{ x, y, width, height }} />;
  }
}

/** The open door at a right angle to the front, and the quarter circle back to its closed position. */
function swingPath({ hinge: [x, y], width, isForward }: Swing, scale: number): string {
  const radius = round(width * scale);
  const sweep = isForward ? 0 : 1;
  const to = round((isForward ? x + width : x - width) * scale);
  return `M${round(x * scale)} ${round(y * scale)}v${radius}A${radius} ${radius} 0 0 ${sweep} ${to} ${round(y * scale)}`;
}
