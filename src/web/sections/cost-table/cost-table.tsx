import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { formatAmount, formatPriceBand, hasDrawnSign } from "../../../editions/money.ts";
import { countPrice } from "../../../prices/count-price.ts";
import type { PriceBand } from "../../../prices/price-band.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { Price } from "../../../ui/text/price.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import type { SectionFrame } from "../parts/section.tsx";
import { PriceTable } from "../price-table/price-table.tsx";

interface CostTableProps extends Omit<SectionOf<"cost-table">, "kind">, SectionFrame {
  rates: PriceRates | undefined;
}

/** A row that the rates cannot price stays out; where there are no rates there is no table. */
export function CostTable({ rates, city, tiers, last, rows, ...table }: CostTableProps) {
  const priced = rows.flatMap(({ counted, ...row }) => {
    const bands = tiers.map(({ tier }) => rates && countPrice(rates, counted, { city, tier }));
    const cells = bands.flatMap((band, index) => (band ? [<Band key={tiers[index]?.tier} {...band} />] : []));
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

function Band({ low, high }: PriceBand) {
  const { country } = usePage().edition;
  return (
    <Price isRiyal={hasDrawnSign(country)} strong={false}>
      {low === high ? formatAmount(low, country) : formatPriceBand(low, high, country)}
    </Price>
  );
}
