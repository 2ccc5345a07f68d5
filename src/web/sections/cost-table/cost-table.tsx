import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { countPrice } from "../../../prices/count-price.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { MoneyBand } from "../../../ui/text/money-band.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import type { SectionFrame } from "../parts/section.tsx";
import { PriceTable } from "../price-table/price-table.tsx";

interface CostTableProps extends Omit<SectionOf<"cost-table">, "kind">, SectionFrame {
  rates: PriceRates | undefined;
}

/** A row that the rates cannot price stays out; where there are no rates there is no table. */
export function CostTable({ rates, city, tiers, last, rows, ...table }: CostTableProps) {
  const { country } = usePage().edition;
  const priced = rows.flatMap(({ counted, ...row }) => {
    const bands = tiers.map(({ tier }) => rates && countPrice(rates, counted, { city, tier }));
    const cells = bands.flatMap((band, index) =>
      band ? [<MoneyBand key={tiers[index]?.tier} low={band.low} high={band.high} country={country} />] : [],
    );
    if (cells.length < tiers.length) return [];
    return [{ ...row, cells: last === undefined ? cells : [...cells, row.last] }];
  });
  if (priced.length === 0) return null;
  const columns = tiers.map(({ name, what, look }) => ({ name, what, look }));
  return (
    <PriceTable
      {...table}
      columns={last === undefined ? columns : [...columns, { name: last, look: "soft" }]}
      rows={priced}
    />
  );
}
