import { memo } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import type { LivingCalculator } from "../state/use-calculator.ts";
import { turn } from "./turn.ts";
import "../../../../ui/navigation/stepper.css";

/** All steps: one may go to any of them, for each has its usual answer already. */
export const StepRow = memo(function StepRow({ calc }: { calc: LivingCalculator }) {
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
