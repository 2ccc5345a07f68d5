import type { MessageKey } from "../../../../editions/text.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import type { Offering } from "../offering.ts";

const PARTS = [
  ["care_instructions", "offerings.care"],
  ["category_notes", "offerings.where"],
  ["warranty", "offerings.warranty"],
  ["returns_policy", "offerings.returns"],
] as const satisfies readonly (readonly [keyof Offering["meta"], MessageKey])[];

/** How to live with it, and what happens when something is wrong with it. */
export function OfferingCare({ meta }: Pick<Offering, "meta">) {
  const { t } = useText();
  const told = PARTS.filter(([part]) => meta[part]);
  if (told.length === 0) return null;
  return (
    <Section id="care" isFlush>
      <SectionHead title={t("offerings.careTitle")} />
      <dl className="columns columns--2 offering-care">
        {told.map(([part, name]) => (
          <div key={part} className="ruled stack stack--2">
            <dt className="d20">{t(name)}</dt>
            <dd className="soft measure">{meta[part]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
