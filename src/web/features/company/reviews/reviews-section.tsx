import {
  REVIEW_STAGES,
  type Review,
  type ReviewList,
} from "../../../../contracts/documents/sections/list-sections.ts";
import { formatDate } from "../../../../editions/plain-formats.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { CountBars } from "../../../../ui/text/count-bars.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { RatingBars } from "../../../../ui/text/rating.tsx";
import { fillPlaceholders, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Filled } from "../../../sections/parts/filled.tsx";
import { Section, type SectionFrame, SectionHead } from "../../../sections/parts/section.tsx";
import { SampleNote } from "../../../sections/parts/section-link.tsx";
import { Stars } from "../../../sections/reviews/reviews.tsx";
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
        <ScoreCard words={words} path={path} id={id} />
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
            <span className="strong num" aria-hidden="true">
              {review.stages[stage]}
            </span>
            <RatingBars rating={review.stages[stage]} isSmall />
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
  counts: readonly { stars: number; count: number }[];
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
    counts: STARS.map((stars) => ({
      stars,
      count: reviews.filter((review) => review.stars === stars).length,
    })),
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

interface ScoreProps {
  words: ReviewList;
  path: string;
  id: string;
}

function ScoreCard({ words, path, id }: ScoreProps) {
  const { t } = useText();
  const { score, items: reviews } = words;
  const scores = reviewScores(reviews);
  const asPlanned = reviews.filter(({ estimate, bill }) => bill <= estimate).length;
  const most = reviews.toSorted((one, other) => other.bill / other.estimate - one.bill / one.estimate)[0];
  return (
    <div className="split split--even review-score">
      <div className="stack gap-5">
        <p className="row align-baseline reviews__mark">
          <b className="d56">
            <bdi>{scores.average}</bdi>
          </b>{" "}
          <span className="t15 soft">{fillPlaceholders(score.outOf, { count: scores.count })}</span>
        </p>
        <CountBars
          label={score.distribution}
          rows={scores.counts.map(({ stars, count }) => ({
            key: String(stars),
            name: (
              <>
                <span className="sr">{fillPlaceholders(words.starsLabel, { stars })}</span>
                <span className="num" aria-hidden="true">
                  {stars}★
                </span>
              </>
            ),
            href: `${path}?rating=${stars}#${id}`,
            count,
          }))}
        />
        <p className="t13 soft measure">{score.method}</p>
        <Years scores={scores} words={words} />
      </div>
      <div className="stack gap-5">
        <Repeated reviews={reviews} words={words} />
        <p className="ruled">
          {t("reviews.asPlanned", { count: asPlanned, all: reviews.length })}{" "}
          {most && most.bill > most.estimate && t("reviews.mostDrift", { drift: driftOf(most) })}
        </p>
      </div>
    </div>
  );
}

/** What the reviews praise and criticise most: the stages with the highest and the lowest average. */
function Repeated({ reviews, words }: { reviews: readonly Review[]; words: ReviewList }) {
  const { t } = useText();
  const stages = REVIEW_STAGES.map((stage) => ({
    stage,
    average: reviews.reduce((sum, review) => sum + review.stages[stage], 0) / reviews.length,
  })).sort((one, other) => other.average - one.average);
  const [best, worst] = [stages[0], stages.at(-1)];
  if (!best || !worst || best === worst) return null;
  const found = [
    {
      ...best,
      title: t("reviews.praised"),
      line: t("reviews.praisedBy", {
        count: reviews.filter(({ stages: given }) => given[best.stage] >= 4).length,
        all: reviews.length,
      }),
      voice: voiceOn(reviews, best.stage, 1),
    },
    {
      ...worst,
      title: t("reviews.criticised"),
      line: t("reviews.criticisedBy", {
        count: reviews.filter(({ stages: given }) => given[worst.stage] <= 3).length,
        all: reviews.length,
      }),
      voice: voiceOn(reviews, worst.stage, -1),
    },
  ];
  return found.map(({ stage, average, title, line, voice }) => (
    <figure key={title} className="stack gap-2 ruled">
      <p className="kicker">{title}</p>
      <p className="d32">
        {words.stageLabels[stage]} <bdi className="num">{average.toFixed(1)}</bdi>
      </p>
      <p className="soft">{line}</p>
      {voice && (
        <>
          <blockquote className="d20">{voice.text}</blockquote>
          <figcaption>
            <Facts items={[voice.name, voice.home, voice.city]} />
          </figcaption>
        </>
      )}
    </figure>
  ));
}

/** The review whose mark for this stage differs most from its other marks, upwards or downwards. */
function voiceOn(
  reviews: readonly Review[],
  stage: (typeof REVIEW_STAGES)[number],
  sign: 1 | -1,
): Review | undefined {
  const differenceIn = ({ stages }: Review) => {
    const all = REVIEW_STAGES.reduce((sum, one) => sum + stages[one], 0);
    return sign * (stages[stage] - all / REVIEW_STAGES.length);
  };
  return reviews.toSorted((one, other) => differenceIn(other) - differenceIn(one))[0];
}

function Years({ scores, words: { score, starsLabel } }: { scores: ReviewScores; words: ReviewList }) {
  return (
    <details>
      <summary className="link t15">{score.byYear}</summary>
      <table className="t15 above-3">
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
    </details>
  );
}
