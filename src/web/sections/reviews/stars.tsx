import { fillPlaceholders } from "../../../ui/text/text.tsx";
import { cssNumbers } from "../parts/css-numbers.ts";
import "./reviews.css";

/** How many stars, for the eye and for the ear. */
export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <p
      className="stars"
      role="img"
      aria-label={fillPlaceholders(label, { stars })}
      style={cssNumbers({ "--share": `${stars * 20}%` })}
    />
  );
}

interface DistributionProps {
  label: string;
  /** With {stars}. */
  starsLabel: string;
  /** In percent. */
  shares: readonly { stars: number; share: number }[];
}

/** How the marks are spread, the best first. */
export function Distribution({ label, starsLabel, shares }: DistributionProps) {
  return (
    <ul className="stack reviews__bars" aria-label={label}>
      {shares.map(({ stars, share }) => (
        <li key={stars}>
          <span className="sr">{fillPlaceholders(starsLabel, { stars })}</span>
          <span aria-hidden="true">{stars}</span>
          <span
            className="reviews__track"
            style={cssNumbers({ "--share": `${share}%` })}
            aria-hidden="true"
          />
          <span className="num">{share}%</span>
        </li>
      ))}
    </ul>
  );
}
