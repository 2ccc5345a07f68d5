import type { ContentSection } from "../../../../contracts/documents/sections/content-section.ts";
import { SectionList, type SectionSupplies } from "../../../sections/section-list.tsx";
import { LeadBand } from "../../leads/drawer/inline-lead-form.tsx";
import { EarningsSection } from "../../leads/earnings/earnings-section.tsx";
import { RulesFor } from "../../planning/rules/home-rules.tsx";
import { CalculatorSection } from "../../prices/calculators/calculator-view.tsx";
import { PriceOpener } from "../../prices/calculators/opener/price-opener.tsx";
import { MoneySection } from "../../prices/money-view/money-section.tsx";
import type { Supplies } from "./load-supplies.ts";

interface SuppliedSectionsProps {
  sections: readonly ContentSection[];
  sampleNote: string | undefined;
  supplies: Supplies;
  /** The list that visitors narrow, on a page that has one. */
  list?: SectionSupplies["list"];
}

/** The sections of a document with all that they need. */
export function SuppliedSections({ sections, sampleNote, supplies, list }: SuppliedSectionsProps) {
  const { centres, rates, lists, priced, rules, path, search, money } = supplies;
  return (
    <SectionList
      sections={sections}
      sampleNote={sampleNote}
      centres={centres}
      rates={rates}
      lists={lists}
      leadBand={({ id, title, text, surface }) => (
        <LeadBand id={id} title={title} text={text} surface={surface} />
      )}
      calculator={(section) => priced && <CalculatorSection {...section} {...priced} />}
      priceOpener={(section) => priced && <PriceOpener {...section} facts={priced.props} />}
      moneyView={(section) => <MoneySection {...section} path={path} asked={money} />}
      list={list}
      earnings={(section) => <EarningsSection {...section} path={path} search={search} />}
      homeRules={({ home, id, tone }) => {
        const found = rules.find(({ slug }) => slug === home);
        return found && <RulesFor rules={found} id={id} tone={tone} isShort />;
      }}
    />
  );
}
