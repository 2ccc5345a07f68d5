import type { Range } from "./range.ts";

const BANDS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** A range in about four bands with round ends, for those who do not want to type: up to 2,50,000, up to 5,00,000 … */
export function rangeBands({ low, high }: { low: number; high: number }): Range[] {
  const step = roundUp((high - low) / BANDS);
  const ends: number[] = [];
  for (let end = Math.ceil(low / step) * step; end < high; end += step) if (end > low) ends.push(end);
  if (ends.length === 0) return [];
  return [
    { high: ends[0] },
    ...ends.slice(1).map((end, index) => ({ low: ends[index], high: end })),
    { low: ends.at(-1) },
  ];
}

function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power * (ROUND.find((factor) => factor * power >= size) ?? 10);
}
