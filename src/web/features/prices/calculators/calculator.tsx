import { lazy, memo, Suspense, useDeferredValue } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { whenNear } from "../../../frame/islands/when-near.ts";
import { RunningTotal, TotalBar } from "./result/running-total.tsx";
import type { CalculatorIslandProps } from "./state/calculator-facts.ts";
import type { CalculatorKit } from "./state/calculator-kit.ts";
import { type LivingCalculator, useCalculator } from "./state/use-calculator.ts";
import { StepForm } from "./steps/step-form.tsx";
import { turn } from "./steps/turn.ts";
import "../../../../ui/navigation/stepper.css";
import "../../../../ui/text/bars.css";
import "../money-view/money-plan.css";
import "./result/calculators-result.css";
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

const later = () => import("./result/calculator-result.later.tsx");

// The server writes it with the rest; a browser takes it over when somebody comes near, and counts for nobody else.
const WholeResult = import.meta.env.SSR
  ? (await later()).default
  : lazy(() => whenNear("result").then(later));

/**
 * The whole estimate. Until it lives, it stands as it was served: only a change that can wait may reach it, and waits for it.
 */
const Result = memo(function Result({ calc }: { calc: LivingCalculator }) {
  return (
    <Suspense>
      <WholeResult calc={calc} />
    </Suspense>
  );
});

/** All steps: one may go to any of them, for each has its usual answer already. */
const StepRow = memo(function StepRow({ calc }: { calc: LivingCalculator }) {
  const { t } = useText();
  const { calculator, facts, state, hrefTo } = calc;
  const current = calculator.steps.findIndex(({ name }) => name === state.step);
  return (
    <nav aria-label={t("ui.steps")}>
      <ol className="steps calc__steps">
        {calculator.steps.map(({ name }, index) => {
          const look = index < current ? "done" : index === current ? "now" : "later";
          return (
            <li key={name} className={`step is-${look}`}>
              <a
                className="line step__name"
                href={`${hrefTo(name)}#step`}
                aria-current={index === current ? "step" : undefined}
                onClick={turn(calc, name)}
              >
                <span className="num">{index + 1}</span>{" "}
                <span className="step__label">{facts.words.steps[name]?.short}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
