import type { Matches } from "./match-documents.ts";
import { kindOfReference, type Reference } from "./reference.ts";

/**
 * The best matches in order, without sorting the others. Scores are few and matches many, so matches are put together by
 * their score, and only those scores are sorted inside that are wanted.
 */
export function bestMatches({ scores }: Matches, most: number): { reference: Reference; score: number }[] {
  const byScore = new Map<number, Reference[]>();
  for (const [reference, score] of scores) {
    const same = byScore.get(score);
    if (same) same.push(reference);
    else byScore.set(score, [reference]);
  }
  const best: { reference: Reference; score: number }[] = [];
  for (const score of [...byScore.keys()].sort((one, other) => other - one)) {
    if (best.length >= most) break;
    const same = Int32Array.from(byScore.get(score) ?? []).sort();
    for (const reference of same.subarray(0, most - best.length)) best.push({ reference, score });
  }
  return best;
}

export function countKinds({ scores }: Matches): Map<number, number> {
  const counts = new Map<number, number>();
  for (const reference of scores.keys()) {
    const kind = kindOfReference(reference);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
