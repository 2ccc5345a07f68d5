import {
  REVIEW_STAGES,
  type Review,
  type ReviewList as Words,
} from "../../../../contracts/documents/sections/list-sections.ts";
import { formatDate } from "../../../../editions/plain-formats.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Facts } from "../../../../ui/text/facts.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { RatingBars } from "../../../../ui/text/rating.tsx";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Filled } from "../../../sections/parts/filled.tsx";
import { SampleNote } from "../../../sections/parts/sample-note.tsx";
import { Section, type SectionFrame, SectionHead } from "../../../sections/parts/section.tsx";
import { Stars } from "../../../sections/reviews/stars.tsx";
import { NarrowedList } from "../../lists/listing/narrowed-list.tsx";
import type { Listing } from "../../lists/listing/narrowing.ts";
import { driftOf, reviewScores } from "./review-scores.ts";
import { ScoreCard } from "./score-card.tsx";
import "./review-list.css";

interface ReviewsSectionProps extends SectionFrame {
  words: Words;
  listing: Listing<Review>;
  path: string;
}

/** What customers say: the mark of all of them, and each in their own words. */
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
        <ReviewList reviews={listing.items} words={words} />
      </NarrowedList>
    </Section>
  );
}

/** Reviews as they were written, each with its stages, what it cost in the end, and our answer. */
function ReviewList({ reviews, words }: { reviews: readonly Review[]; words: Words }) {
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

function Stages({ review, words }: { review: Review; words: Words }) {
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

/** What the first estimate said and what was paid. */
function Drift({ review, words }: { review: Review; words: Words }) {
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
