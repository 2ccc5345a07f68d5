import type { CalculatorWords } from "../../../../../contracts/documents/calculators/calculator-words.ts";
import { isOfferingCategory } from "../../../../../contracts/documents/offerings/offering-categories.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { DesignCard } from "../../../design-ideas/designs/design-card.tsx";
import { categoryPath } from "../../../design-ideas/designs/design-path.ts";
import { OfferingCard } from "../../../looks-and-offerings/offerings/offering-card.tsx";
import { listPath } from "../../../looks-and-offerings/offerings/offering-path.ts";
import type { Matches } from "./load-matches.ts";
import "./matches-view.css";

interface MatchesViewProps {
  words: CalculatorWords;
  rates: PriceRates;
  matches: Matches;
}

/** What can be had for about this price. The server finds it by the choices in the address. */
export function MatchesView({ words: { designs, finishes }, rates, matches }: MatchesViewProps) {
  const { edition } = usePage();
  return (
    <>
      {designs && matches.designs.length > 0 && (
        <Section id="designs">
          <SectionHead title={designs.title} lede={designs.lede} />
          <ul className="card-grid">
            {matches.designs.map((design) => (
              <li key={`${design.contentType}/${design.slug}`}>
                <DesignCard design={design} rates={rates} level={3} />
              </li>
            ))}
          </ul>
          <GoLink className="calc-matches__more" href={categoryPath(edition, designs.category)}>
            {designs.more}
          </GoLink>
        </Section>
      )}
      {finishes && matches.finishes && (
        <Section id="finishes" isFlush>
          <SectionHead title={finishes.title} lede={finishes.lede} />
          <ul className="columns columns--4 columns--near calc-matches__finishes">
            {matches.finishes.products.map((product) => (
              <li key={product.code}>
                <OfferingCard offering="finishes" product={product} />
              </li>
            ))}
          </ul>
          {isOfferingCategory(matches.finishes.category) && (
            <GoLink className="calc-matches__more" href={listPath(edition, matches.finishes.category)}>
              {finishes.more}
            </GoLink>
          )}
        </Section>
      )}
    </>
  );
}
