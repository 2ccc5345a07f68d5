import { holds, numberIn, textIn } from "../../../../../prices/calculators/choices.ts";
import type { DrawnChoices } from "../state/calculator-facts.ts";
import { Doors, doorsIn, FrontsSheet, SHEET } from "./doors.tsx";
import { WardrobeDrawing } from "./wardrobe-drawing.tsx";

/** Measures are drawn with their lines; every other answer changes the view of the doors. */
export function WardrobeViews({ calc }: { calc: DrawnChoices & { state: { step: string } } }) {
  return calc.state.step === "size" ? <WardrobeDrawing calc={calc} /> : <WardrobeFronts calc={calc} />;
}

/** The width of a door in feet, by type. */
const LEAVES: Record<string, number> = { hinged: 1.8, sliding: 3.6, "walk-in": 3 };

/** A wardrobe from the front, to scale. A walk-in has no doors, and another one is drawn with its first door open. */
function WardrobeFronts({ calc: { priced } }: { calc: DrawnChoices }) {
  const { asked } = priced;
  const [width, height, loft] = [
    numberIn(asked, "width"),
    numberIn(asked, "height"),
    numberIn(asked, "loft"),
  ];
  const type = textIn(asked, "door");
  const scale = Math.min(
    (SHEET.width - 2 * SHEET.margin) / Math.max(width, 10),
    (SHEET.height - 40) / Math.max(height + loft, 9),
  );
  const [wide, top, floor] = [width * scale, loft * scale, (height + loft) * scale].map(Math.round);
  if (wide === undefined || top === undefined || floor === undefined) return null;
  const row = { wide, scale, asked, leaf: LEAVES[type] };
  const count = doorsIn(width, row.leaf);
  const open = type === "walk-in" ? count : 1;
  const hasInside = holds("inside:internals", asked);
  return (
    <FrontsSheet wide={wide} floor={floor}>
      {loft > 0 && <Doors {...row} top={0} bottom={top} />}
      <Doors {...row} top={top} bottom={floor} />
      {Array.from({ length: open }, (_, index) => (
        <Inside
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing have no identity
          key={index}
          x={Math.round((index * wide) / count)}
          width={Math.round(wide / count)}
          top={top}
          bottom={floor}
          isFitted={hasInside}
        />
      ))}
    </FrontsSheet>
  );
}

interface InsideProps {
  x: number;
  width: number;
  top: number;
  bottom: number;
  /** Has shelves and drawers; otherwise only a rail. */
  isFitted: boolean;
}

function Inside({ x, width, top, bottom, isFitted }: InsideProps) {
  const at = (share: number) => Math.round(top + (bottom - top) * share);
  const shelves = isFitted ? [0.14, 0.56, 0.7, 0.85].map((share) => `M${x} ${at(share)}h${width}`) : [];
  const clothes = [0.2, 0.35, 0.5, 0.65, 0.8].map(
    (share) => `M${Math.round(x + width * share)} ${at(0.2)}V${at(0.48)}`,
  );
  return (
    <g className="fronts__open">
      <rect x={x} y={top} width={width} height={bottom - top} />
      <path d={`${shelves.join("")}M${x + 6} ${at(0.19)}h${width - 12}${clothes.join("")}`} />
    </g>
  );
}
