import type { ContentSection } from "../../../contracts/documents/sections/content-section.ts";
import { SectionList } from "../../sections/section-list.tsx";
import { CalculatorSection } from "../calculators/calculator-section.tsx";
import { PriceOpener } from "../calculators/opener/price-opener.tsx";
import { LeadBand } from "../leads/drawer/lead-band.tsx";
import { MoneySection } from "../money-view/money-section.tsx";
import type { Supplies } from "./load-supplies.ts";

interface SuppliedSectionsProps {
  sections: readonly ContentSection[];
  sampleNote: string | undefined;
  supplies: Supplies;
}

/** The sections of a document with all that they need. */
export function SuppliedSections({ sections, sampleNote, supplies }: SuppliedSectionsProps) {
  const { centres, rates, lists, priced, path, money } = supplies;
  return (
    <SectionList
      sections={sections}
      sampleNote={sampleNote}
      centres={centres}
      rates={rates}
      lists={lists}
      leadBand={({ title, text }) => <LeadBand title={title} text={text} />}
      calculator={(section) => priced && <CalculatorSection {...section} {...priced} />}
      priceOpener={(section) => priced && <PriceOpener {...section} facts={priced.props} />}
      moneyView={(section) => <MoneySection {...section} path={path} asked={money} />}
    />
  );
}
