import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { formatAmountRange } from "../../../../../editions/money.ts";
import type { PriceBand } from "../../../../../prices/price-band.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { Price } from "../../../../../ui/text/price.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { BudgetRow } from "../budget-rows.ts";
import "./budget.css";

interface BudgetProps {
  style: DesignStyle;
  rows: readonly BudgetRow[];
  rates: PriceRates;
  edition: Edition;
}

/** What a whole home in this style costs, by the rates of the calculator. */
export function BudgetSection({ style, rows, rates, edition }: BudgetProps) {
  const { t } = useText();
  const range = ({ low, high }: PriceBand) => <Price>{formatAmountRange(low, high, edition.country)}</Price>;
  return (
    <section className="sec on-sand">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{t("style.budget")}</h2>
          <p className="soft">{style.budget.lede}</p>
        </div>
        <table className="style-budget">
          <thead>
            <tr>
              <th scope="col">{t("style.home")}</th>
              <th scope="col">{t("style.fresh")}</th>
              <th scope="col">{t("style.resale")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ home, name, note, fresh, resale }) => (
              <tr key={home}>
                <th scope="row">
                  <span className="d20">{name}</span>
                  <small className="t15 soft">{note}</small>
                </th>
                <td data-label={t("style.fresh")}>{range(fresh)}</td>
                <td data-label={t("style.resale")}>{range(resale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="style-budget__notes">
          <p>
            <b>{t("style.saves")}</b> {style.budget.saves}
          </p>
          <p>
            <b>{t("style.costs")}</b> {style.budget.costs}
          </p>
          <p className="t15 soft">{t("style.budgetNote", { tax: rates.tax.name })}</p>
        </div>
      </div>
    </section>
  );
}
