import { formatRate } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import type { Quantity } from "../../../../../prices/calculators/calculator.ts";
import type { BillLine } from "../../../../../prices/calculators/price-choices.ts";
import type { MessageKey, Text } from "../../../../../ui/text/text.tsx";

const QUANTITIES: Record<Quantity["unit"], MessageKey> = {
  ft: "calc.quantityFt",
  "sq-ft": "calc.quantitySqFt",
  m: "calc.quantityM",
  "sq-m": "calc.quantitySqM",
  piece: "calc.quantityPiece",
};

/** "17 ft × ₹1,800"; nothing for a line that is not counted. */
export function lineDetail(
  t: Text["t"],
  country: Country,
  { amount, quantity }: Pick<BillLine, "amount" | "quantity">,
): string | undefined {
  return (
    quantity &&
    t(QUANTITIES[quantity.unit], {
      amount: Math.round(quantity.amount * 100) / 100,
      rate: formatRate(amount / quantity.amount, country),
    })
  );
}
