import type { ReviewList } from "../../../../contracts/documents/sections/list-sections.ts";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";
import { Distribution } from "../../../sections/reviews/stars.tsx";
import { type ReviewScores, STARS } from "./review-scores.ts";

/** The mark, how it is spread, and how it was year by year. */
export function ScoreCard({ scores, words }: { scores: ReviewScores; words: ReviewList }) {
  const { score, starsLabel } = words;
  return (
    <div className="split split--4-8 review-score">
      <div className="stack gap-4">
        <p className="row align-baseline reviews__mark">
          <b className="d56">
            <bdi>{scores.average}</bdi>
          </b>{" "}
          <span className="t15 soft">{fillPlaceholders(score.outOf, { count: scores.count })}</span>
        </p>
        <Distribution label={score.distribution} starsLabel={starsLabel} shares={scores.counts} />
      </div>
      <div className="stack">
        <table className="t15">
          <caption className="d20">{score.byYear}</caption>
          <thead>
            <tr className="soft">
              <th scope="col">{score.year}</th>
              <th scope="col">{score.count}</th>
              <th scope="col">{score.average}</th>
              {STARS.map((stars) => (
                <th key={stars} scope="col">
                  <span aria-hidden="true">{stars}★</span>
                  <span className="sr">{fillPlaceholders(starsLabel, { stars })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.years.map(({ year, count, average, counts }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{count}</td>
                <td>
                  <b>{average}</b>
                </td>
                {counts.map(({ stars, count: given }) => (
                  <td key={stars}>{given}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="t13 soft measure">{score.method}</p>
      </div>
    </div>
  );
}
