import type { Range } from "./range.ts";

const BANDS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/**
 * A range in some bands with round ends, for those who do not want to type: up to 2,50,000, up to 5,00,000 … and from the
 * last one on. Each begins where the range does or ends where it ends, so none of them is empty.
 */
export function rangeBands({ low, high }: { low: number; high: number }): Range[] {
  const step = roundUp((high - low) / BANDS);
  const ends: number[] = [];
  for (let end = Math.ceil(low / step) * step; end < high; end += step) if (end > low) ends.push(end);
  if (ends.length === 0) return [];
  return [...ends.map((high) => ({ high })), { low: ends.at(-1) }];
}

function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power * (ROUND.find((factor) => factor * power >= size) ?? 10);
}
