import { useText } from "../../../../ui/text/text.tsx";
import { millimetres } from "../measures/length-words.ts";
import type { FigureProps } from "./triangle-figure.tsx";
import { STANDING } from "./wardrobe-room.ts";

const SHEET = { width: 460, height: 300 };
const TOP = 20;
const LEFT = 120;
const RIGHT = 400;
/** What is drawn of the bed. */
const BED = 34;

/** From above: the wardrobe, one door at its widest, whoever stands behind it, and what ends the floor in front. */
export function SwingFigure({ lengths: [depth, leaf, aisle], labels, isExample }: FigureProps) {
  const { t } = useText();
  const deepest = depth + Math.max(aisle, leaf + STANDING);
  const scale = Math.min((SHEET.height - TOP - BED - 10) / deepest, 0.2);
  const front = TOP + depth * scale;
  const end = front + aisle * scale;
  const door = leaf * scale;
  const isOff = leaf + STANDING > aisle;
  return (
    <svg
      className={isExample ? "box figure figure--example" : "box figure"}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
      direction="ltr"
    >
      <path className="figure__wall" d={`M${LEFT - 20} ${TOP - 3}H${RIGHT + 20}`} />
      <rect className="figure__body" x={LEFT} y={TOP} width={RIGHT - LEFT} height={depth * scale} />
      <rect className="figure__bed" x={LEFT} y={end} width={RIGHT - LEFT} height={BED} rx={4} />
      <g className={isOff ? "figure__leg is-off" : "figure__leg"}>
        <path d={`M${LEFT + 60} ${front}v${door}`} />
        <path
          className="figure__arc"
          d={`M${LEFT + 60} ${front + door}A${door} ${door} 0 0 0 ${LEFT + 60 + door} ${front}`}
        />
        <circle
          className="figure__person"
          cx={LEFT + 60}
          cy={front + (leaf + STANDING / 2) * scale}
          r={(STANDING / 2) * scale}
        />
      </g>
      {[
        { label: labels[0], mm: depth, from: TOP, to: front },
        { label: labels[2], mm: aisle, from: front, to: end },
      ].map(({ label, mm, from, to }) => (
        <g key={label} className="figure__measure">
          <path d={`M${LEFT - 24} ${from}V${to}m-4 0h8M${LEFT - 28} ${from}h8`} />
          <text x={LEFT - 32} y={(from + to) / 2 + 5} textAnchor="end">
            {millimetres(t, mm)}
          </text>
        </g>
      ))}
    </svg>
  );
}
