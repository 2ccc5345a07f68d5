import { readWords, type Word } from "./language/words.ts";

// In the unit of scores: a hundred hundredths of a merit (see merit.ts).
const SAME = 4_000;
const BEGINS = 1_500;
const HOLDS = 1_000;

/** What a title earns that says what was asked, word for word and in this order. */
export function titleBonus(title: string, asked: readonly Word[]): number {
  const wanted = asked.map(({ stem }) => stem);
  const given = readWords(title).map(({ stem }) => stem);
  const start = given.findIndex((_, at) => wanted.every((stem, index) => given[at + index] === stem));
  if (start < 0 || wanted.length === 0) return 0;
  if (given.length === wanted.length) return SAME;
  return start === 0 ? BEGINS : HOLDS;
}
