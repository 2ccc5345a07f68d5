import { useText } from "../../../../ui/text/text.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import type { Offering } from "../offering.ts";
import { RatingDots } from "../rating-dots.tsx";
import { featureRows } from "./feature-rows.ts";
import "./offering-features.css";

/** Everything that is known of it, with each term explained where it stands. */
export function OfferingFeatures({ product }: { product: Offering }) {
  const { t } = useText();
  const rows = featureRows(product);
  if (rows.length === 0) return null;
  return (
    <Section id="details">
      <SectionHead title={t("offerings.details")} lede={t("offerings.detailsHelp")} />
      <dl className="offering-features">
        {rows.map(({ name, meaning, value, points }) => (
          <div key={name}>
            <dt>
              <span className="strong">{name}</span>
              {meaning && <span className="t13 soft">{meaning}</span>}
            </dt>
            <dd>{points === undefined ? value : <RatingDots points={points} />}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
