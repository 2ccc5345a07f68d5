import type { OfferingType } from "../../../../contracts/documents/offerings/offering-categories.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import type { Offering } from "../offering.ts";
import { featureRows } from "./feature-rows.ts";
import "./offering-features.css";

interface OfferingFeaturesProps {
  offering: OfferingType;
  product: Offering;
}

/** What it is, with each term explained where it stands; what a finish bears stands on its label. */
export function OfferingFeatures({ offering, product }: OfferingFeaturesProps) {
  const { t } = useText();
  const rows = featureRows(product, offering === "finishes");
  if (rows.length === 0) return null;
  return (
    <Section id="details">
      <SectionHead title={t("offerings.details")} />
      <dl className="offering-features">
        {rows.map(({ name, meaning, value }) => (
          <div key={name}>
            <dt>
              <span className="strong">{name}</span>
              {meaning && <span className="t13 soft">{meaning}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
