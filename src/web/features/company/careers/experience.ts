import type { Jobs } from "../../../../contracts/documents/sections/list-sections.ts";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";

interface Years {
  from: number;
  /** Nothing where there is no end to it. */
  to?: number;
}

const BANDS: readonly Years[] = [
  { from: 0, to: 1 },
  { from: 1, to: 3 },
  { from: 3, to: 6 },
  { from: 6, to: 10 },
  { from: 10 },
];

type YearsWords = Pick<Jobs, "years" | "yearsMore">;

/** The names of all bands, the shortest experience first. */
export function bandNames(words: YearsWords): string[] {
  return BANDS.map((band) => nameOf(band, words));
}

/** The bands that a job's range reaches into; none where the portal says nothing that can be read. */
export function bandsOf(expRange: string, words: YearsWords): string[] {
  const asked = readYears(expRange);
  if (!asked) return [];
  return BANDS.filter((band) => reaches(asked, band)).map((band) => nameOf(band, words));
}

/** "3 - 6 years", "10+ years", "2 years" */
function readYears(expRange: string): Years | undefined {
  const [from, to] = [...expRange.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  if (from === undefined) return undefined;
  if (to !== undefined) return { from, to };
  return expRange.includes("+") ? { from } : { from, to: from };
}

/** Ranges that only touch are not the same band, but a single year belongs somewhere. */
function reaches(asked: Years, band: Years): boolean {
  const end = asked.to ?? Number.POSITIVE_INFINITY;
  const bandEnd = band.to ?? Number.POSITIVE_INFINITY;
  if (end === asked.from) return asked.from >= band.from && asked.from < bandEnd;
  return asked.from < bandEnd && end > band.from;
}

function nameOf({ from, to }: Years, { years, yearsMore }: YearsWords): string {
  return to === undefined ? fillPlaceholders(yearsMore, { from }) : fillPlaceholders(years, { from, to });
}
