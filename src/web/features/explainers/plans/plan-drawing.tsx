import { MeasureLine, OUTSIDE } from "./measure-line.tsx";
import type { Plan, Side } from "./plan.ts";
import { PieceShape, swingPath } from "./plan-pieces.tsx";
import { round, type Sheet, scaled, WALL } from "./sheet.ts";
import "./plan-drawing.css";

interface PlanDrawingProps {
  plan: Plan;
  /** What it shows, for whoever does not see it. */
  label: string;
  /** Of the paper that all drawings of a page share, so that they can be compared. */
  sheet: Sheet;
}

/** Half a metre: the squares of the paper. */
const SQUARE = 500;

/** A plan is the same in every direction of reading: floor plans are not mirrored. */
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

/** A thick line outside of every side that has a wall; a broken one where the room goes on. */
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
