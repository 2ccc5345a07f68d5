import type { CSSProperties } from "react";
import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { fillPlaceholders } from "../../../../../ui/text/text.tsx";
import { SampleNote } from "../sample-note.tsx";
import "./reviews.css";

type Reviews = HomePage["reviews"];

export function ReviewsSection({ reviews, sampleNote }: { reviews: Reviews; sampleNote: string }) {
  const { critical } = reviews;
  return (
    <section className="sec" id="reviews">
      <div className="wrap reviews">
        <div className="reviews__score">
          <h2 className="d42">{reviews.title}</h2>
          <p className="reviews__mark">
            <b className="d56">
              <bdi>{reviews.score}</bdi>
            </b>{" "}
            <span className="t15 soft">{reviews.outOf}</span>
          </p>
          <ul className="reviews__bars" aria-label={reviews.distributionLabel}>
            {reviews.distribution.map(({ stars, share }) => (
              <li key={stars}>
                <span className="sr">{fillPlaceholders(reviews.starsLabel, { stars })}</span>
                <span aria-hidden="true">{stars}</span>
                <span className="reviews__track" style={fill(share)} aria-hidden="true" />
                <span className="num">{share}%</span>
              </li>
            ))}
          </ul>
          <SampleNote show={reviews.sample}>{sampleNote}</SampleNote>
        </div>
        <div className="reviews__voices">
          {reviews.items.map((review) => (
            <figure key={review.name} className="voice">
              <Stars stars={review.stars} label={reviews.starsLabel} />
              <blockquote className="d20">{review.text}</blockquote>
              <figcaption>
                <Facts items={[review.name, review.home]} />
              </figcaption>
            </figure>
          ))}
          <div className="voice voice--critical">
            <figure>
              <p className="kicker">{critical.label}</p>
              <Stars stars={critical.stars} label={reviews.starsLabel} />
              <blockquote className="d20">{critical.text}</blockquote>
              <figcaption>
                <Facts items={[critical.name, critical.home]} />
              </figcaption>
            </figure>
            <div className="voice__reply">
              <p className="kicker">{critical.replyLabel}</p>
              <p>{critical.reply}</p>
              <p className="t15 soft">{critical.replyBy}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <p
      className="stars"
      role="img"
      aria-label={fillPlaceholders(label, { stars })}
      style={fill(stars * 20)}
    />
  );
}

function fill(share: number): CSSProperties & Record<`--${string}`, string> {
  return { "--share": `${share}%` };
}
