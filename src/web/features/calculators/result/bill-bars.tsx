import { writeAmount } from "../../../../editions/money.ts";
import type { BillLine } from "../../../../prices/calculators/price-choices.ts";
import { Bars } from "../../../../ui/text/bars.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { LivingCalculator, PricedCalculator } from "../state/use-calculator.ts";
import { lineDetail } from "./line-detail.ts";
import { taxWords } from "./tax-words.ts";

/** Every line with its bar, the dearest first, then the tax and the sum: to the last unit of money. */
export function BillBars({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const { edition } = usePage();
  const { country } = edition;
  const { facts, priced } = calc;
  const { bill, estimate } = priced;
  const tax = taxWords(t, facts.rates.tax);
  const lines = [...bill.lines]
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);
  const most = Math.max(...lines.map(({ amount }) => amount), bill.tax, 1);
  const say = (amount: number) => writeAmount(amount, edition);
  const rounded = { step: say(facts.rates.roundTo), net: say(estimate.net), likely: say(estimate.likely) };
  return (
    <div className="calc-panel">
      <h3 className="d25">{t("calc.money")}</h3>
      <Bars
        bars={[
          ...lines.map((line) => ({
            name: <LineName calc={calc} line={line} />,
            share: line.amount / most,
            value: <Money amount={line.amount} country={country} />,
          })),
          ...(tax.line
            ? [
                {
                  name: tax.line,
                  share: bill.tax / most,
                  value: <Money amount={bill.tax} country={country} />,
                  quiet: true,
                },
              ]
            : []),
        ]}
      />
      <p className="line gap-3 align-baseline apart calc-panel__sum">
        <span className="strong">{tax.sum}</span>
        <span className="d25">
          <Money amount={bill.total} country={country} strong={false} />
        </span>
      </p>
      <p className="t13 soft">
        {tax.line ? t("calc.rounded", { ...rounded, tax: tax.tax }) : t("calc.roundedNoTax", rounded)}
      </p>
    </div>
  );
}

function LineName({ calc, line }: { calc: LivingCalculator; line: BillLine }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const words = calc.facts.words.lines[line.name];
  const detail = lineDetail(t, country, line) ?? words?.detail;
  return (
    <>
      {words?.label ?? line.name}
      {detail && <small className="soft t13 block">{detail}</small>}
    </>
  );
}
