import { formatAmount, formatAmountRange, hasDrawnSign } from "../../editions/money.ts";
import type { Country } from "../../editions/regions.ts";
import { Price } from "./price.tsx";

interface MoneyProps {
  amount: number;
  to?: number;
  country: Country;
  strong?: boolean;
}

export function Money({ amount, to, country, strong }: MoneyProps) {
  return (
    <Price isRiyal={hasDrawnSign(country)} strong={strong}>
      {to === undefined ? formatAmount(amount, country) : formatAmountRange(amount, to, country)}
    </Price>
  );
}
