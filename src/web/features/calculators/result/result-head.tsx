import { writeAmount } from "../../../../editions/money.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { PricedCalculator } from "../state/use-calculator.ts";
import { turn } from "../steps/turn.ts";
import { noPriceWords } from "./no-price.ts";
import { ResultActions } from "./result-actions.tsx";
import { TotalBand } from "./running-total.tsx";

/** The range in large, and what was priced. */
export function ResultHead({ calc, about }: { calc: PricedCalculator; about: string }) {
  const { t } = useText();
  const { edition } = usePage();
  const { isEmpty, estimate } = calc.priced;
  const noPrice = noPriceWords(t, calc.priced);
  return (
    <div className="row gap-5 align-end apart below-4 calc-result__head">
      <div className="stack gap-2">
        <p className="kicker">{t("calc.result")}</p>
        <h2 className="d56" id="result-title">
          {noPrice?.title ?? <TotalBand calc={calc} />}
        </h2>
        <p className="t20 soft">
          {noPrice?.text ?? t("calc.likelyIs", { likely: writeAmount(estimate.likely, edition) })}
          {!isEmpty && ` ${about}.`}
        </p>
      </div>
      {isEmpty ? <ToTick calc={calc} /> : <ResultActions calc={calc} />}
    </div>
  );
}

/** Back to where rooms and works are ticked. */
function ToTick({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const step = calc.calculator.steps.find(({ fields }) =>
    fields.some((field) => field.kind === "several" && !field.isFact),
  );
  if (!step) return null;
  return (
    <div className="row gap-2 calc-result__acts">
      <ButtonLink href={`${calc.hrefTo(step.name)}#step`} onClick={turn(calc, step.name)}>
        {t("calc.emptyGo")}
      </ButtonLink>
    </div>
  );
}
