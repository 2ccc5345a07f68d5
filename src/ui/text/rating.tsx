import { joinClasses } from "../base/join-classes.ts";
import "./rating.css";

export const RATING_STEPS = [1, 2, 3, 4, 5] as const;

/** Five bars for sighted readers; the text beside them has the same meaning, so it never depends on colour alone. */
export function Rating({ rating, words, word }: { rating: number; words: string; word: string }) {
  return (
    <span className="rating">
      <RatingBars rating={rating} />
      <b className="num">{words}</b> <span>{word}</span>
    </span>
  );
}

export function RatingBars({ rating, isSmall }: { rating: number; isSmall?: boolean }) {
  return (
    <span className={joinClasses("rating__bars", isSmall && "rating__bars--small")} aria-hidden="true">
      {RATING_STEPS.map((step) => (
        <i key={step} className={joinClasses(step <= rating && "is-on")} />
      ))}
    </span>
  );
}
