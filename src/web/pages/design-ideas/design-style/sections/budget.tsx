import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { PriceTable } from "../../../../sections/price-table/price-table.tsx";
import type { BudgetRow } from "../budget-rows.ts";

interface BudgetProps {
  style: DesignStyle;
  rows: readonly BudgetRow[];
  rates: PriceRates;
}

/** What a whole home in this style costs, by the rates of the calculator. */
export function BudgetSection({ style, rows, rates }: BudgetProps) {
  const { t } = useText();
  return (
    <PriceTable
      tone="sand"
      title={t("style.budget")}
      lede={style.budget.lede}
      rowsLabel={t("style.home")}
      columns={[{ name: t("style.fresh") }, { name: t("style.resale") }]}
      rows={rows.map(({ name, note, fresh, resale }) => ({ name, note, cells: [fresh, resale] }))}
    >
      <div className="columns pretty above-6 style-budget__notes">
        <p>
          <b>{t("style.saves")}</b> {style.budget.saves}
        </p>
        <p>
          <b>{t("style.costs")}</b> {style.budget.costs}
        </p>
        <p className="t15 soft">{t("style.budgetNote", { tax: rates.tax.name })}</p>
      </div>
    </PriceTable>
  );
}
