import { readsFeet } from "../../../../editions/lengths.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { feetWords, millimetres } from "../measures/length-words.ts";
import type { Measure } from "./plan.ts";
import { round, WALL } from "./sheet.ts";

/** How far outside of the room its measures stand, and how long their ends are. */
export const OUTSIDE = 20;
const TICK = 4;

/** A dimension line with its words, in the visitor's units. */
export function MeasureLine({ measure, scale }: { measure: Measure; scale: number }) {
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
