import type { ReactNode } from "react";
import type { LivingCalculator } from "../state/use-calculator.ts";

/** The fields of a step, beside their drawing where it has one. */
export function StepDrawing({ calc, children }: { calc: LivingCalculator; children: ReactNode }) {
  const Drawing = calc.kit.drawings[calc.state.step];
  if (!Drawing) return <div className="stack gap-5">{children}</div>;
  return (
    <div className="beside align-start calc__draw">
      <Drawing calc={calc} />
      <div className="stack gap-5">{children}</div>
    </div>
  );
}
