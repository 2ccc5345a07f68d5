import type { UserPlaces } from "../../../../contracts/documents/explainers/explainer.ts";

type Place = UserPlaces["places"][number];

const SHEET = { width: 132, height: 320 };
const TOP = 2400;
const FLOOR = 300;
const LEFT = 34;
const LINES = [0, 500, 1000, 1500, 2000];
/** How tall a bar is drawn at least, so that it holds its number; and how much of the scale that is. */
const NUMBER = 16;
const LEAST = 130;

/** The heights from the floor as bars beside a scale. The table beside it says the same. */
export function HeightChart({ places }: { places: readonly Place[] }) {
  const columns = columnsOf(places);
  const width = (SHEET.width - LEFT - 4) / Math.max(...columns.map((column) => column + 1));
  const y = (mm: number) => Math.round(FLOOR - (Math.min(mm, TOP) / TOP) * (FLOOR - 10));
  return (
    <svg
      className="heights"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
      direction="ltr"
    >
      {LINES.map((mm) => (
        <g key={mm} className={mm === 0 ? "heights__floor" : "heights__line"}>
          <path d={`M${LEFT} ${y(mm)}H${SHEET.width}`} />
          <text x={LEFT - 5} y={y(mm) + 4}>
            {mm / 1000}
          </text>
        </g>
      ))}
      {places.map(({ what, from, to }, index) => {
        const x = LEFT + 3 + (columns[index] ?? 0) * width;
        const middle = (y(from) + y(to)) / 2;
        const tall = Math.max(y(from) - y(to), NUMBER);
        return (
          <g key={what} className="heights__bar">
            <rect x={x} y={middle - tall / 2} width={width - 4} height={tall} rx={3} />
            <text x={x + width / 2 - 2} y={middle + 4}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Bars that overlap, or whose numbers would, stand side by side; each in the first column that has room. */
export function columnsOf(places: readonly Pick<Place, "from" | "to">[]): number[] {
  const columns: { from: number; to: number }[][] = [];
  return places.map(({ from, to }) => {
    const middle = (from + to) / 2;
    const own = { from: Math.min(from, middle - LEAST / 2), to: Math.max(to, middle + LEAST / 2) };
    const free = columns.findIndex((column) =>
      column.every((bar) => own.to <= bar.from || own.from >= bar.to),
    );
    const column = free === -1 ? columns.length : free;
    columns[column] = [...(columns[column] ?? []), own];
    return column;
  });
}
