import type { OfferingType } from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { MessageKey } from "../../../../editions/text.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import type { Offering } from "../offering.ts";

type Part = readonly [keyof Offering["meta"], MessageKey];

const partsOf = (notes: MessageKey): readonly Part[] => [
  ["care_instructions", "offerings.care"],
  ["category_notes", notes],
  ["warranty", "offerings.warranty"],
  ["returns_policy", "offerings.returns"],
];

const PARTS = {
  finishes: partsOf("offerings.where"),
  accessories: partsOf("offerings.goodToKnow"),
} as const satisfies Record<OfferingType, readonly Part[]>;

/** How to live with it, and what happens when something is wrong with it. */
export function OfferingCare({ offering, meta }: Pick<Offering, "meta"> & { offering: OfferingType }) {
  const { t } = useText();
  const told = PARTS[offering].filter(([part]) => meta[part]);
  if (told.length === 0) return null;
  return (
    <Section id="care" isFlush>
      <SectionHead title={t("offerings.careTitle")} />
      <dl className="columns columns--2 offering-care">
        {told.map(([part, name]) => (
          <div key={part} className="ruled stack gap-2">
            <dt className="d20">{t(name)}</dt>
            <dd className="soft measure">{meta[part]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
