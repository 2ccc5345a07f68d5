import { formatPriceBand, hasDrawnSign } from "../../../../editions/money.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { Price } from "../../../../ui/text/price.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { EmbedAmount as Amount } from "../content.ts";

/** An amount of the embed's country; a range in the words that people there use for one. */
export function EmbedAmount({ amount: { from, to } }: { amount: Amount }) {
  const { country } = usePage().edition;
  if (to === undefined) return <Money amount={from} country={country} />;
  return <Price isRiyal={hasDrawnSign(country)}>{formatPriceBand(from, to, country)}</Price>;
}
