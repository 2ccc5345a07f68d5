import { readsFeet } from "../../../../../editions/lengths.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { feetWords } from "../measures/length-words.ts";
import type { Lengths } from "./check-kinds.ts";
import { judgeTriangle } from "./work-triangle.ts";

export interface FigureProps {
  lengths: Lengths;
  labels: readonly string[];
  isExample: boolean;
}

const SHEET = { width: 460, height: 300, margin: 62 };
const PLACES = ["explainer.sink", "explainer.hob", "explainer.fridge"] as const;
const RADIUS = 7;
/** The offset of a label from its corner, so that it does not overlap the lengths. */
const NAMES = {
  "explainer.sink": { x: -14, y: 5, anchor: "end" },
  "explainer.hob": { x: 14, y: 5, anchor: "start" },
  "explainer.fridge": { x: 0, y: 26, anchor: "middle" },
} as const;

/** The visitor's triangle to scale; a side outside the limits has another line style. */
export function TriangleFigure({ lengths, isExample }: FigureProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const shortWords = (mm: number) =>
    [t("explainer.metres", { length: (mm / 1000).toFixed(2) }), readsFeet(country) ? feetWords(mm) : ""]
      .filter(Boolean)
      .join(" · ");
  const corners = fitInto(cornersOf(lengths), SHEET);
  const [sinkHob, hobFridge, fridgeSink] = lengths;
  const { findings } = judgeTriangle({ sinkHob, hobFridge, fridgeSink }, false);
  const [sink, hob, fridge] = corners;
  const legs = [
    { from: sink, to: hob, mm: sinkHob, down: -12 },
    { from: hob, to: fridge, mm: hobFridge, down: 4 },
    { from: fridge, to: sink, mm: fridgeSink, down: 4 },
  ];
  const middle = (sink[0] + hob[0] + fridge[0]) / 3;
  return (
    <svg
      className={isExample ? "box figure figure--example" : "box figure"}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
      direction="ltr"
    >
      {legs.map(({ from, to, mm, down }, index) => {
        const isOff = findings[index] !== undefined && findings[index].state !== "right";
        const x = (from[0] + to[0]) / 2;
        return (
          <g key={PLACES[index]} className={isOff ? "figure__leg is-off" : "figure__leg"}>
            <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />
            <text
              x={index === 0 ? x : x + (x >= middle ? 10 : -10)}
              y={(from[1] + to[1]) / 2 + down}
              textAnchor={index === 0 ? "middle" : x >= middle ? "start" : "end"}
            >
              {shortWords(mm)}
            </text>
          </g>
        );
      })}
      {PLACES.map((place, index) => {
        const [x, y] = corners[index] ?? corners[0];
        const name = NAMES[place];
        return (
          <g key={place} className="figure__place">
            <circle cx={x} cy={y} r={RADIUS} />
            <text x={x + name.x} y={y + name.y} textAnchor={name.anchor}>
              {t(place)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type Corners = readonly [sink: Place, hob: Place, fridge: Place];
type Place = readonly [x: number, y: number];

/**
 * The corners of sink, hob and fridge for three distances: the sink at the origin, the hob along x, the fridge below.
 * Distances that form no triangle are drawn flat.
 */
export function cornersOf([sinkHob, hobFridge, fridgeSink]: Lengths): Corners {
  const x = (fridgeSink ** 2 + sinkHob ** 2 - hobFridge ** 2) / (2 * sinkHob);
  const y = Math.sqrt(Math.max(fridgeSink ** 2 - x ** 2, 0));
  return [
    [0, 0],
    [sinkHob, 0],
    [x, y],
  ];
}

export function fitInto(
  corners: Corners,
  { width, height, margin }: { width: number; height: number; margin: number },
): Corners {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const wide = Math.max(Math.max(...xs) - left, 1);
  const tall = Math.max(Math.max(...ys) - top, 1);
  const scale = Math.min((width - margin * 2) / wide, (height - margin * 2) / tall);
  const place = ([x, y]: Place): Place => [
    Math.round((width - wide * scale) / 2 + (x - left) * scale),
    Math.round((height - tall * scale) / 2 + (y - top) * scale),
  ];
  return [place(corners[0]), place(corners[1]), place(corners[2])];
}
