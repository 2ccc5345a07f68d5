import { lazy, memo, Suspense } from "react";
import { whenNear } from "../../../frame/islands/when-near.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
// What the server writes is drawn before that: its styles come with the page.
import "../../../../ui/text/bars.css";
import "../../money-view/money-plan.css";
import "./calculators-result.css";

const later = () => import("./calculator-result.later.tsx");

// The server writes it with the rest; a browser takes it over when somebody comes near, and counts for nobody else.
const WholeResult = import.meta.env.SSR
  ? (await later()).default
  : lazy(() => whenNear("result").then(later));

/**
 * The whole estimate. Until it lives, it stands as it was served: only a change that can wait may reach it, and waits for it.
 */
export const Result = memo(function Result({ calc }: { calc: LivingCalculator }) {
  return (
    <Suspense>
      <WholeResult calc={calc} />
    </Suspense>
  );
});
