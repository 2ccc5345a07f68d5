import { memo } from "react";
import { formatPriceBand, hasDrawnSign } from "../../../../../editions/money.ts";
import { Band } from "../../../../../ui/base/band.tsx";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { Price } from "../../../../../ui/text/price.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { CalculatorController } from "../state/use-calculator.ts";
import { noPriceWords, taxWords } from "./price-texts.ts";
import "./calculators-result.css";

export const RunningTotal = memo(function RunningTotal({ calc }: { calc: CalculatorController }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { priced, facts } = calc;
  const { estimate, ends, instalments } = priced;
  const tax = taxWords(t, facts.rates.tax);
  const noPrice = noPriceWords(t, priced);
  if (noPrice) return <NoPrice {...noPrice} />;
  const scale = { from: 0.9 * ends.from, to: 1.05 * ends.to };
  const end = (amount: number) => ({ value: amount, label: <Money amount={amount} country={country} /> });
  return (
    <aside className="stack gap-4 pad-fluid calc-total on-forest" aria-label={tax.soFar}>
      <p className="t15 soft" role="status">
        <SoFar calc={calc} />
      </p>
      <p className="calc-total__band">
        <TotalBand calc={calc} />
      </p>
      <Band low={end(estimate.low)} likely={end(estimate.likely)} high={end(estimate.high)} scale={scale} />
      <dl className="calc-total__pairs">
        <div>
          <dt>{tax.before}</dt>
          <dd>
            <Money amount={estimate.net} country={country} />
          </dd>
        </div>
        <div>
          <dt>{t("calc.byMonth", { months: instalments.months })}</dt>
          <dd>
            <Money amount={instalments.monthly} country={country} />
          </dd>
        </div>
      </dl>
    </aside>
  );
});

/** The effect of the last answer on the price, or what the price includes. */
function SoFar({ calc: { facts, state } }: { calc: CalculatorController }) {
  const { t } = useText();
  const { country } = usePage().edition;
  if (state.moved === 0) return taxWords(t, facts.rates.tax).soFar;
  return (
    <>
      {t(state.moved > 0 ? "calc.movedMore" : "calc.movedLess")}{" "}
      <Money amount={Math.abs(state.moved)} country={country} />
    </>
  );
}

function NoPrice({ title, text }: { title: string; text: string }) {
  const { t } = useText();
  return (
    <aside className="stack gap-4 pad-fluid calc-total on-forest" aria-label={t("calc.result")}>
      <p className="d25" role="status">
        {title}
      </p>
      <p className="t15">{text}</p>
    </aside>
  );
}

export function TotalBand({ calc }: { calc: CalculatorController }) {
  const { country } = usePage().edition;
  const { low, high } = calc.priced.estimate;
  return (
    <Price isRiyal={hasDrawnSign(country)} strong={false}>
      {formatPriceBand(low, high, country)}
    </Price>
  );
}

/** The running total along the lower edge of a phone, on the whole page. */
export const TotalBar = memo(function TotalBar({ calc }: { calc: CalculatorController }) {
  const { t } = useText();
  const noPrice = noPriceWords(t, calc.priced);
  return (
    <div className="rule only-narrow no-print calc-bar line apart">
      <p className="stack gap-0">
        {!noPrice && (
          <span className="t13 soft" role="status">
            <SoFar calc={calc} />
          </span>
        )}
        <b className="strong calc-bar__band">{noPrice?.title ?? <TotalBand calc={calc} />}</b>
      </p>
      <ButtonLink size="small" href="#result">
        {t("calc.result")}
      </ButtonLink>
    </div>
  );
});
