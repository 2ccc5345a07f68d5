import { useText } from "../../../../ui/text/text.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import { describeChoices } from "../state/describe-choices.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
import { BillBars } from "./bill-bars.tsx";
import { Changes } from "./changes.tsx";
import { Payments } from "./payments.tsx";
import { ResultHead } from "./result-head.tsx";
import { ResultLeads } from "./result-leads.tsx";
import { ToldLists } from "./told-lists.tsx";
import "./result.css";

/** The whole estimate. Nothing of it is kept back until somebody leaves a number. */
export function Result({ calc }: { calc: LivingCalculator }) {
  const text = useText();
  const { calculator, facts, state, priced } = calc;
  const about = describeChoices(text, facts, calculator, state.choices, priced.asked);
  return (
    <Section id="result" tone="sand" className="stack stack--4 calc-result">
      <ResultHead calc={calc} about={about} />
      {!priced.isBespoke && (
        <>
          <div className="calc-result__grid">
            <BillBars calc={calc} />
            <Changes calc={calc} />
          </div>
          <Payments calc={calc} />
        </>
      )}
      <ToldLists calc={calc} />
      <ResultLeads calc={calc} about={about} />
    </Section>
  );
}
