import {
  REVIEW_STAGES,
  type Review,
  type ReviewList,
} from "../../../../contracts/documents/sections/list-sections.ts";
import { formatDate } from "../../../../editions/plain-formats.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Facts } from "../../../../ui/text/facts.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { RatingBars } from "../../../../ui/text/rating.tsx";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Filled } from "../../../sections/parts/filled.tsx";
import { Section, type SectionFrame, SectionHead } from "../../../sections/parts/section.tsx";
import { SampleNote } from "../../../sections/parts/section-link.tsx";
import { Distribution, Stars } from "../../../sections/reviews/reviews.tsx";
import { NarrowedList } from "../../lists/listing/narrowed-list.tsx";
import type { Listing } from "../../lists/listing/narrowing.ts";
import "./review-list.css";

interface ReviewsSectionProps extends SectionFrame {
  words: ReviewList;
  listing: Listing<Review>;
  path: string;
}

export function ReviewsSection({
  id = "reviews",
  tone,
  sampleNote,
  words,
  listing,
  path,
}: ReviewsSectionProps) {
  return (
    <Section id={id} tone={tone} className="stack gap-6">
      <div>
        <SectionHead title={words.title} lede={words.lede} />
        <ScoreCard scores={reviewScores(words.items)} words={words} />
        <SampleNote show={words.sample}>{sampleNote}</SampleNote>
      </div>
      <NarrowedList id={id} path={path} words={words} listing={listing}>
        <ReviewItems reviews={listing.items} words={words} />
      </NarrowedList>
    </Section>
  );
}

function ReviewItems({ reviews, words }: { reviews: readonly Review[]; words: ReviewList }) {
  return (
    <ul className="rule review-list">
      {reviews.map((review) => (
        <li key={review.id} className="split split--8-4 rule-end pad-block-6 review">
          <div className="stack">
            <Stars stars={review.stars} label={words.starsLabel} />
            <h3 className="d25">{review.title}</h3>
            <blockquote className="measure">{review.text}</blockquote>
            <Facts
              items={[review.name, review.home, review.city, formatDate(`${review.month}-01`, "MMMM YYYY")]}
            />
            {review.reply && (
              <div className="stack gap-1 above-2 review__reply">
                <p className="kicker">{words.replyLabel}</p>
                <p className="measure">{review.reply.text}</p>
                <p className="t15 soft">{review.reply.by}</p>
              </div>
            )}
          </div>
          <div className="stack gap-4">
            <Stages review={review} words={words} />
            <Drift review={review} words={words} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Stages({ review, words }: { review: Review; words: ReviewList }) {
  return (
    <dl className="stack gap-1 review__stages t15">
      {REVIEW_STAGES.map((stage) => (
        <div key={stage}>
          <dt>{words.stageLabels[stage]}</dt>
          <dd>
            <RatingBars rating={review.stages[stage]} isSmall />
            <span className="num" aria-hidden="true">
              {review.stages[stage]}
            </span>
            <span className="sr">{fillPlaceholders(words.starsLabel, { stars: review.stages[stage] })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Drift({ review, words }: { review: Review; words: ReviewList }) {
  const { country } = usePage().edition;
  const { estimate, bill, why } = review;
  const money = (amount: number) => <Money amount={amount} country={country} strong={false} />;
  return (
    <div className="stack gap-1 t15">
      <p className={joinClasses("rule pad-above-3 review__drift", bill > estimate && "is-over")}>
        <Filled
          text={bill === estimate ? words.noDrift : words.drift}
          parts={{
            estimate: money(estimate),
            bill: money(bill),
            drift: <b className="num">{driftOf(review)}</b>,
          }}
        />
      </p>
      {why && <p className="soft">{why}</p>}
    </div>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

interface Score {
  count: number;
  /** "4.1" */
  average: string;
  counts: readonly { stars: number; count: number; share: number }[];
}

export interface ReviewScores extends Score {
  years: readonly (Score & { year: string })[];
}

/** The scores count every review, whatever its rating. */
function reviewScores(reviews: readonly Review[]): ReviewScores {
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
function driftOf({ estimate, bill }: Pick<Review, "estimate" | "bill">): string {
  const percent = Number((((bill - estimate) / estimate) * 100).toFixed(1));
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent)}%`;
}

function ScoreCard({ scores, words }: { scores: ReviewScores; words: ReviewList }) {
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
