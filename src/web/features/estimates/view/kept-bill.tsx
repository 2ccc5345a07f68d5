import { Bars } from "../../../../ui/text/bars.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { lineDetail } from "../../calculators/result/line-detail.ts";
import { taxWords } from "../../calculators/result/tax-words.ts";
import type { KeptCalculator } from "../kept-calculator.ts";

/** Every line as it was priced then, to the last unit of money. */
export function KeptBill({ kept: { bill, facts } }: { kept: KeptCalculator }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const tax = taxWords(t, facts.rates.tax);
  const most = Math.max(...bill.lines.map(({ amount }) => amount), bill.tax, 1);
  const bars = bill.lines
    .filter(({ amount }) => amount > 0)
    .map((line) => {
      const words = facts.words.lines[line.name];
      const detail = lineDetail(t, country, line) ?? words?.detail;
      return {
        name: (
          <>
            {words?.label ?? line.name}
            {detail && <small className="soft t13 block">{detail}</small>}
          </>
        ),
        share: line.amount / most,
        value: <Money amount={line.amount} country={country} />,
      };
    });
  const taxed = { share: bill.tax / most, value: <Money amount={bill.tax} country={country} />, quiet: true };
  return (
    <div className="calc-panel">
      <h2 className="d25">{t("calc.money")}</h2>
      <Bars bars={[...bars, ...(tax.line ? [{ ...taxed, name: tax.line }] : [])]} />
      <p className="line gap-3 align-baseline apart calc-panel__sum">
        <span className="strong">{tax.sum}</span>
        <span className="d25">
          <Money amount={bill.total} country={country} strong={false} />
        </span>
      </p>
    </div>
  );
}
