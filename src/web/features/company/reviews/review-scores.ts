import type { Review } from "../../../../contracts/documents/sections/list-sections.ts";

export const STARS = [5, 4, 3, 2, 1] as const;

interface Score {
  count: number;
  /** "4.1" */
  average: string;
  /** How many gave each of five stars, the best first. */
  counts: readonly { stars: number; count: number; share: number }[];
}

export interface ReviewScores extends Score {
  /** The latest year first. */
  years: readonly (Score & { year: string })[];
}

/** Counted from every review that there is: none is left out, however it ended. */
export function reviewScores(reviews: readonly Review[]): ReviewScores {
  const years = [...new Set(reviews.map(yearOf))].sort().reverse();
  return {
    ...scoreOf(reviews),
    years: years.map((year) => ({ year, ...scoreOf(reviews.filter((review) => yearOf(review) === year)) })),
  };
}

function scoreOf(reviews: readonly Review[]): Score {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return {
    count: reviews.length,
    average: (sum / reviews.length).toFixed(1),
    counts: STARS.map((stars) => {
      const count = reviews.filter((review) => review.stars === stars).length;
      return { stars, count, share: Math.round((count / reviews.length) * 100) };
    }),
  };
}

function yearOf({ month }: Pick<Review, "month">): string {
  return month.slice(0, 4);
}

/** By how much the bill differs from the estimate: "+2.4%", "−1%". */
export function driftOf({ estimate, bill }: Pick<Review, "estimate" | "bill">): string {
  const percent = Number((((bill - estimate) / estimate) * 100).toFixed(1));
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent)}%`;
}
