import { ACCESSORY_FEATURES } from "../../../contracts/documents/offerings/offering-accessory-features.ts";
import { valuesOf } from "./known-features.ts";
import type { Offering } from "./offering.ts";
import { RatingMark } from "./rating-mark.tsx";
import { ratingsOf } from "./ratings.ts";
import "./offering-truths.css";

const SHOWN = 3;

/** What a finish bears, or what a fitting carries and which cabinets it goes into: the same few in every card of a list. */
export function OfferingTruths({ product }: { product: Offering }) {
  const ratings = ratingsOf(product).slice(0, SHOWN);
  const facts = ratings.length > 0 ? [] : fittingFacts(product);
  if (ratings.length + facts.length === 0) return null;
  return (
    <dl className="offering-truths">
      {ratings.map(({ name, points }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <RatingMark points={points} />
          </dd>
        </div>
      ))}
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const FITTING = ["moduleWidths", "load", "softClose"] as const;

function fittingFacts(product: Offering): { name: string; value: string }[] {
  return FITTING.flatMap((key) => {
    const { name } = ACCESSORY_FEATURES[key];
    const values = valuesOf(product, ACCESSORY_FEATURES[key]);
    return values.length > 0 ? [{ name, value: spanOf(values) }] : [];
  });
}

/** Of several measures the first and the last say enough: "450 – 900 mm". */
function spanOf(values: readonly string[]): string {
  const [first = ""] = values;
  const last = values.at(-1) ?? first;
  return first === last ? first : `${Number.parseFloat(first)} – ${last}`;
}
