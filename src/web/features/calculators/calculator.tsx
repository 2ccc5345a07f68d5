import { useDeferredValue } from "react";
import { Result } from "./result/result.tsx";
import { RunningTotal, TotalBar } from "./result/running-total.tsx";
import type { CalculatorIslandProps } from "./state/calculator-facts.ts";
import type { CalculatorKit } from "./state/calculator-kit.ts";
import { useCalculator } from "./state/use-calculator.ts";
import { StepForm } from "./steps/step-form.tsx";
import { StepRow } from "./steps/step-row.tsx";
import "./calculators.css";

interface CalculatorViewProps {
  kit: CalculatorKit;
  facts: CalculatorIslandProps;
}

/** Steps and their price side by side, then the whole estimate. The same on the server, where its form and links do the work. */
export function Calculator({ kit, facts }: CalculatorViewProps) {
  const calc = useCalculator(kit, facts);
  // A choice is drawn at once, with its price; the whole estimate follows as soon as there is time.
  const settled = useDeferredValue(calc);
  return (
    <>
      <div className="wrap calc">
        <StepRow calc={calc} />
        <div className="calc__main">
          <StepForm calc={calc} />
          <RunningTotal calc={calc} />
        </div>
      </div>
      <Result calc={settled} />
      <TotalBar calc={calc} />
    </>
  );
}
