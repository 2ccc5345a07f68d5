import { island } from "../../frame/islands/island.tsx";
import { Result } from "./result/result.tsx";
import { RunningTotal, TotalBar } from "./result/running-total.tsx";
import type { CalculatorProps } from "./state/calculator-facts.ts";
import { useCalculator } from "./state/use-calculator.ts";
import { StepForm } from "./steps/step-form.tsx";
import { StepRow } from "./steps/step-row.tsx";
import "./calculator.css";

export default island("calculator", Calculator, { when: "intent" });

/** Steps and their price side by side, then the whole estimate. The same on the server, where its form and links do the work. */
function Calculator(props: CalculatorProps) {
  const calc = useCalculator(props);
  return (
    <>
      <div className="wrap calc">
        <StepRow calc={calc} />
        <div className="calc__main">
          <StepForm calc={calc} />
          <RunningTotal calc={calc} />
        </div>
      </div>
      <Result calc={calc} />
      <TotalBar calc={calc} />
    </>
  );
}
