import type { FoundList } from "./found-lists.ts";

/** A round number that there are more of, of a list that was not counted to its end; nothing of one that was. */
export function moreThan({
  total,
  isLowerBound,
}: Pick<FoundList, "total" | "isLowerBound">): number | undefined {
  if (!isLowerBound || total <= FEW) return undefined;
  const step = 10 ** Math.floor(Math.log10(total - 1));
  return Math.floor((total - 1) / step) * step;
}

/** They need no rounding, and "more than one" says nothing. */
const FEW = 10;
