import { formatAmount, hasDrawnSign } from "../../../../editions/money.ts";
import type { Country } from "../../../../editions/regions.ts";
import { Price } from "../../../../ui/text/price.tsx";

/** What one thing costs more or less than another: +₹7,200. */
export function Difference({ amount, country }: { amount: number; country: Country }) {
  return (
    <Price isRiyal={hasDrawnSign(country)} strong={false}>
      {(amount < 0 ? "−" : "+") + formatAmount(Math.abs(amount), country)}
    </Price>
  );
}
