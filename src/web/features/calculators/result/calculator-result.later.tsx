import { useMemo } from "react";
import { priceChoices } from "../../../../prices/calculators/price-choices.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import { describeChoices } from "../state/describe-choices.ts";
import type { LivingCalculator, PricedCalculator } from "../state/use-calculator.ts";
import { BillBars } from "./bill-bars.tsx";
import { Changes, Tiers } from "./changes.tsx";
import { Payments } from "./payments.tsx";
import { ResultHead } from "./result-head.tsx";
import { ResultLeads } from "./result-leads.tsx";
import { ToldLists } from "./told-lists.tsx";

/** The whole estimate. Nothing of it is kept back until somebody leaves a number. */
export default function CalculatorResult({ calc: living }: { calc: LivingCalculator }) {
  const text = useText();
  const { calculator, facts, state } = living;
  const priced = useMemo(
    () => priceChoices(calculator, facts.rates, state.choices),
    [calculator, facts.rates, state.choices],
  );
  const calc = { ...living, priced };
  const about = describeChoices(text, facts, calculator, state.choices, priced.asked);
  return (
    <Section id="result" tone="sand" className="stack gap-4 calc-result">
      <ResultHead calc={calc} about={about} />
      {!priced.isEmpty && <Told calc={calc} about={about} />}
    </Section>
  );
}

function Told({ calc, about }: { calc: PricedCalculator; about: string }) {
  const { facts, priced } = calc;
  return (
    <>
      {priced.isBespoke ? (
        <div className="calc-panel">
          <h3 className="d25">{facts.words.sameIn}</h3>
          <Tiers calc={calc} />
        </div>
      ) : (
        <>
          <div className="split align-stretch calc-result__grid">
            <BillBars calc={calc} />
            <Changes calc={calc} />
          </div>
          <Payments calc={calc} />
        </>
      )}
      <ToldLists facts={facts} asked={priced.asked} />
      <ResultLeads calc={calc} about={about} />
    </>
  );
}
