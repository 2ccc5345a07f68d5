import { formatAmount, formatPriceBand, hasDrawnSign } from "../../editions/money.ts";
import type { Country } from "../../editions/regions.ts";
import { Price } from "./price.tsx";

interface MoneyBandProps {
  low: number;
  high: number;
  country: Country;
  strong?: boolean;
}

export function MoneyBand({ low, high, country, strong = false }: MoneyBandProps) {
  return (
    <Price isRiyal={hasDrawnSign(country)} strong={strong}>
      {low === high ? formatAmount(low, country) : formatPriceBand(low, high, country)}
    </Price>
  );
}
