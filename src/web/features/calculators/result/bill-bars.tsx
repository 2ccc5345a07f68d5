import { formatAmount, writeAmount } from "../../../../editions/money.ts";
import type { Quantity } from "../../../../prices/calculators/calculator.ts";
import type { BillLine } from "../../../../prices/calculators/price-choices.ts";
import { Bars } from "../../../../ui/text/bars.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
import { taxWords } from "./tax-words.ts";

const QUANTITIES: Record<Quantity["unit"], MessageKey> = {
  ft: "calc.quantityFt",
  "sq-ft": "calc.quantitySqFt",
  m: "calc.quantityM",
  "sq-m": "calc.quantitySqM",
  piece: "calc.quantityPiece",
};

/** Every line with its bar, the dearest first, then the tax and the sum: to the last unit of money. */
export function BillBars({ calc }: { calc: LivingCalculator }) {
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
      <p className="calc-panel__sum">
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

function LineName({ calc, line: { name, amount, quantity } }: { calc: LivingCalculator; line: BillLine }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const words = calc.facts.words.lines[name];
  const counted =
    quantity &&
    t(QUANTITIES[quantity.unit], {
      amount: Math.round(quantity.amount * 100) / 100,
      rate: formatAmount(Math.round(amount / quantity.amount), country),
    });
  const detail = counted ?? words?.detail;
  return (
    <>
      {words?.label ?? name}
      {detail && <small className="calc-panel__detail">{detail}</small>}
    </>
  );
}
