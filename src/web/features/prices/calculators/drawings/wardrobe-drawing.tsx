import { numberIn, textIn } from "../../../../../prices/calculators/choices.ts";
import { unitIn } from "../../../../../prices/calculators/choices-query.ts";
import { convert } from "../../../../../prices/calculators/units.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import type { DrawnChoices } from "../state/calculator-facts.ts";
import { SIZES } from "../state/describe-choices.ts";
import { MeasureLine } from "./measure-line.tsx";
import "./drawings.css";

const SHEET = { width: 560, height: 400, front: { width: 400, height: 290 } };
/** The size in feet that fits on the sheet before it is scaled down. */
const FEET = { width: 12, height: 10 };
const OUTSIDE = 30;
/** The width of a door in feet, by type. */
const LEAVES: Record<string, number> = { hinged: 2, sliding: 3.5, "walk-in": 3 };

export function WardrobeDrawing({ calc }: { calc: DrawnChoices }) {
  const { t } = useText();
  const { calculator, state, priced } = calc;
  const [width, height, loft] = ["width", "height", "loft"].map((name) => numberIn(priced.asked, name));
  if (width === undefined || height === undefined || loft === undefined) return null;
  const unit = unitIn(calculator, state.choices);
  const { front } = SHEET;
  const all = height + loft;
  const scale = Math.min(
    front.width / Math.max(width, FEET.width),
    front.height / Math.max(all, FEET.height),
  );
  const say = (length: number) =>
    t(SIZES[unit].length, { sizes: convert(length, "length", calculator.units[0], unit) });
  const doors = Math.max(Math.round(width / (LEAVES[textIn(priced.asked, "door")] ?? 2)), 1);
  const left = (SHEET.width - width * scale) / 2;
  const top = (SHEET.height - all * scale) / 2 + OUTSIDE / 2;
  const [wide, high, above] = [width * scale, height * scale, loft * scale];
  const splits = Array.from({ length: doors - 1 }, (_, index) => ((index + 1) * wide) / doors);
  return (
    <svg
      className="box room-drawing"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={t("calc.drawing", { what: [width, height, loft].map(say).join(", ") })}
      direction="ltr"
    >
      <g transform={`translate(${left} ${top})`}>
        {loft > 0 && <rect className="room-drawing__run" width={wide} height={above} />}
        <rect className="room-drawing__run" y={above} width={wide} height={high} />
        <path d={splits.map((x) => `M${x} 0V${above + high}`).join("")} />
        <path className="room-drawing__wall" d={`M-40 ${above + high + 3.5}H${wide + 40}`} />
        <MeasureLine way="along" at={-OUTSIDE} isBefore from={0} to={wide} words={say(width)} />
        <MeasureLine way="down" at={-OUTSIDE} isBefore from={above} to={above + high} words={say(height)} />
        {loft > 0 && (
          <MeasureLine
            way="down"
            at={wide + OUTSIDE}
            isBefore={false}
            from={0}
            to={above}
            words={say(loft)}
          />
        )}
      </g>
    </svg>
  );
}
