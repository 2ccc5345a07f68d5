import type { DesignStyle } from "../../../../contracts/documents/designs/design-style-document.ts";
import { priceSingaporeHome } from "../../../../prices/models/singapore-home.ts";
import type { PriceBand } from "../../../../prices/price-band.ts";
import type { PriceRates } from "../../../../prices/rates.ts";

export interface BudgetRow {
  home: string;
  name: string;
  note: string;
  fresh: PriceBand;
  resale: PriceBand;
}

/** The costs of a style's homes, new and resale. A home without rates is left out. */
export function budgetRows(
  rates: PriceRates,
  { homes, tier, floor }: Pick<DesignStyle["budget"], "homes" | "tier" | "floor">,
): BudgetRow[] {
  return homes
    .filter(({ home }) => home in rates.homes)
    .map((row) => {
      const price = (condition: "new" | "resale") =>
        bandOf(priceSingaporeHome(rates, { home: row.home, condition, tier, floor }));
      return { ...row, fresh: price("new"), resale: price("resale") };
    });
}

function bandOf({ low, likely, high }: PriceBand): PriceBand {
  return { low, likely, high };
}
