import type { ReactNode } from "react";
import { type Choices, textIn } from "../../../../../prices/calculators/choices.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import "./drawings.css";

export const SHEET = { width: 560, height: 360, margin: 24 };
/** The usual width of a door in feet. */
const DOOR = 1.9;

interface FrontsSheetProps {
  wide: number;
  floor: number;
  children: ReactNode;
}

/** The sheet around fronts of this width and height, with the line of the floor. */
export function FrontsSheet({ wide, floor, children }: FrontsSheetProps) {
  const { t } = useText();
  return (
    <svg
      className="box room-drawing"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={t("calc.fronts")}
      direction="ltr"
    >
      <g transform={`translate(${(SHEET.width - wide) / 2} ${(SHEET.height - floor) / 2})`}>
        {children}
        <path className="room-drawing__wall" d={`M-24 ${floor + 4}H${wide + 24}`} />
      </g>
    </svg>
  );
}

interface DoorsProps {
  wide: number;
  top: number;
  bottom: number;
  scale: number;
  asked: Choices;
  leaf?: number | undefined;
  /** The door that a chimney replaces, and the one that is three drawers. */
  gap?: number | false;
  drawers?: number | false;
}

/** A row of doors with the chosen finish. Their handles belong to the tier: a bar, a profile or none. */
export function Doors({ wide, top, bottom, scale, asked, leaf, gap, drawers }: DoorsProps) {
  const count = doorsIn(wide / scale, leaf);
  const width = wide / count;
  const third = Math.round((bottom - top) / 3);
  const lines: string[] = [];
  const handles: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index === gap) continue;
    const x = Math.round(index * width);
    const end = Math.round(x + width);
    lines.push(`M${x} ${top}H${end}V${bottom}H${x}Z`);
    if (index === drawers) lines.push(`M${x} ${top + third}H${end}M${x} ${bottom - third}H${end}`);
    else handles.push(`M${index % 2 ? x + 9 : end - 9} ${top + third}v${third}`);
  }
  return (
    <g className={`front front--${textIn(asked, "finish")}`}>
      <path d={lines.join("")} />
      <path className={`fronts__handle fronts__handle--${textIn(asked, "tier")}`} d={handles.join("")} />
    </g>
  );
}

export function doorsIn(width: number, leaf = DOOR): number {
  return Math.max(Math.round(width / leaf), 1);
}
