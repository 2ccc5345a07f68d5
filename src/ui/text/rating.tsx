import { joinClasses } from "../base/join-classes.ts";
import "./rating.css";

const STEPS = [1, 2, 3, 4, 5] as const;

/** Five bars for the eye; what they say stands beside them in words, never in colour alone. */
export function Rating({ rating, words, word }: { rating: number; words: string; word: string }) {
  return (
    <span className="rating">
      <span className="rating__bars" aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} className={joinClasses(step <= rating && "is-on")} />
        ))}
      </span>
      <b className="num">{words}</b> <span>{word}</span>
    </span>
  );
}
