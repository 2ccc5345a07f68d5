/**
 * Where a word stands decides how much it counts. The rank is part of every posting (see posting-block.ts), best first, so
 * a list of postings is in order of merit by itself.
 */
const MERITS = [100, 90, 82, 75, 45, 24, 16] as const;
const [TAG, OFTEN, ONCE] = [4, 5, 6] as const;

export function meritOfRank(rank: number): number {
  return MERITS[rank] ?? 0;
}

/** A word of a short heading says more of the document than one of many. */
export function headingRank(wordsInHeading: number): number {
  if (wordsInHeading <= 2) return 0;
  if (wordsInHeading <= 4) return 1;
  return wordsInHeading <= 8 ? 2 : 3;
}

export const TAG_RANK = TAG;

export function textRank(occurrences: number): number {
  return occurrences >= 3 ? OFTEN : ONCE;
}

/** How much a match counts, in hundredths: what was written over its forms, over its synonyms, over a guess. */
export const CLOSENESS = { exact: 100, form: 92, synonym: 70, beginning: 60, typo: 50 } as const;
