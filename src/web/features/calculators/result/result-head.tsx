import { writeAmount } from "../../../../editions/money.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
import { ResultActions } from "./result-actions.tsx";
import { TotalBand } from "./running-total.tsx";

/** The range in large, and what was priced. */
export function ResultHead({ calc, about }: { calc: LivingCalculator; about: string }) {
  const { t } = useText();
  const { edition } = usePage();
  const { isBespoke, estimate } = calc.priced;
  return (
    <div className="calc-result__head">
      <div className="stack stack--2">
        <p className="kicker">{t("calc.result")}</p>
        <h2 className="d56" id="result-title">
          {isBespoke ? t("calc.bespoke") : <TotalBand calc={calc} />}
        </h2>
        <p className="t20 soft">
          {isBespoke
            ? t("calc.bespokeText")
            : t("calc.likelyIs", { likely: writeAmount(estimate.likely, edition) })}{" "}
          {about}.
        </p>
      </div>
      <ResultActions calc={calc} />
    </div>
  );
}
