import { formatAmount, hasDrawnSign } from "../../editions/money.ts";
import type { Country } from "../../editions/regions.ts";
import { Price } from "../../ui/price.tsx";

interface AmountProps {
  amount: number;
  country: Country;
  strong?: boolean;
}

export function Amount({ amount, country, strong = false }: AmountProps) {
  return (
    <Price isRiyal={hasDrawnSign(country)} strong={strong}>
      {formatAmount(amount, country)}
    </Price>
  );
}

/** What one thing costs more or less than another: +₹7,200. */
export function Difference({ amount, country }: AmountProps) {
  return (
    <Price isRiyal={hasDrawnSign(country)} strong={false}>
      {(amount < 0 ? "−" : "+") + formatAmount(Math.abs(amount), country)}
    </Price>
  );
}
