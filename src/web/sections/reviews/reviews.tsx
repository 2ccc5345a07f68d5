import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Facts } from "../../../ui/text/facts.tsx";
import { SampleNote } from "../parts/sample-note.tsx";
import { Section, type SectionFrame } from "../parts/section.tsx";
import { Distribution, Stars } from "./stars.tsx";
import "./reviews.css";

type ReviewsProps = Omit<SectionOf<"reviews">, "kind"> & SectionFrame;

export function Reviews({ id, tone, sampleNote, ...reviews }: ReviewsProps) {
  const { critical } = reviews;
  return (
    <Section id={id} tone={tone} className="split split--4-8">
      <div className="stack gap-4">
        <h2 className="d42">{reviews.title}</h2>
        <p className="row align-baseline reviews__mark">
          <b className="d56">
            <bdi>{reviews.score}</bdi>
          </b>{" "}
          <span className="t15 soft">{reviews.outOf}</span>
        </p>
        <Distribution
          label={reviews.distributionLabel}
          starsLabel={reviews.starsLabel}
          shares={reviews.distribution}
        />
        <SampleNote show={reviews.sample}>{sampleNote}</SampleNote>
      </div>
      <div className="columns reviews__voices">
        {reviews.items.map((review) => (
          <figure key={review.name} className="stack ruled voice">
            <Stars stars={review.stars} label={reviews.starsLabel} />
            <blockquote className="d20">{review.text}</blockquote>
            <figcaption>
              <Facts items={[review.name, review.home]} />
            </figcaption>
          </figure>
        ))}
        <div className="stack ruled voice all-columns voice--critical">
          <figure className="stack">
            <p className="kicker">{critical.label}</p>
            <Stars stars={critical.stars} label={reviews.starsLabel} />
            <blockquote className="d20">{critical.text}</blockquote>
            <figcaption>
              <Facts items={[critical.name, critical.home]} />
            </figcaption>
          </figure>
          <div className="stack voice__reply">
            <p className="kicker">{critical.replyLabel}</p>
            <p>{critical.reply}</p>
            <p className="t15 soft">{critical.replyBy}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
