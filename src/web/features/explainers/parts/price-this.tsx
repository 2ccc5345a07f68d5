import type { Explainer } from "../../../../contracts/documents/explainers/explainer.ts";
import { Ask } from "../../../sections/call-to-action/call-to-action.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import { SectionGo } from "../../../sections/parts/section-link.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";

/** The calculator where it is built, and in any case a designer. */
export function PriceThis({ price }: { price: Explainer["price"] }) {
  return (
    <Section id="price" tone="sand" className="split split--near">
      <Ask title={price.title} lede={price.lede}>
        <div className="row">
          <LeadLink ctaType="Normal Lead Forms" formTitle={price.formTitle}>
            {price.ask}
          </LeadLink>
          <SectionGo link={price.calculator} />
        </div>
      </Ask>
      <dl className="pairs">
        {price.moves.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
