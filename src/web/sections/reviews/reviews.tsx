import { Facts } from "../../../ui/text/facts.tsx";
import { fillPlaceholders } from "../../../ui/text/text.tsx";
import { cssNumbers } from "../parts/css-numbers.ts";
import { Section, type SectionProps } from "../parts/section.tsx";
import { SampleNote } from "../parts/section-link.tsx";
import "./reviews.css";

export function Reviews({ id, tone, sampleNote, ...reviews }: SectionProps<"reviews">) {
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a row of reviews is scrolled by key too */}
      <ul className="columns columns--swipe reviews__voices" aria-label={reviews.title} tabIndex={0}>
        {reviews.items.map((review) => (
          <li key={review.name}>
            <figure className="stack ruled voice">
              <Stars stars={review.stars} label={reviews.starsLabel} />
              <blockquote className="d20">{review.text}</blockquote>
              <figcaption>
                <Facts items={[review.name, review.home]} />
              </figcaption>
            </figure>
          </li>
        ))}
        <li className="stack ruled voice all-columns voice--critical">
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
        </li>
      </ul>
    </Section>
  );
}

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
  /** Contains {stars}. */
  starsLabel: string;
  /** In percent. */
  shares: readonly { stars: number; share: number }[];
}

function Distribution({ label, starsLabel, shares }: DistributionProps) {
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
