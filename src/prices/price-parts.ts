import type { Counted } from "../contracts/documents/sections/price-sections.ts";
import { type CountedFor, countPrice, netOf } from "./count-price.ts";
import type { PriceBand } from "./price-band.ts";
import type { PriceRates } from "./rates.ts";

interface PricedParts {
  whole: PriceBand;
  parts: PriceBand[];
}

/** Lines are stored in whole units of the currency, so their sum misses the exact sum by less than this. */
const TOLERANCE = 25;

/**
 * The prices of a whole and of its parts, which add up to it exactly as printed. Each part may consist of several
 * items. Undefined if the rates do not contain an item, or if the parts are not the whole.
 */
export function priceParts(
  rates: PriceRates,
  { whole, parts }: { whole: Counted; parts: readonly (readonly Counted[])[] },
  where: CountedFor,
): PricedParts | undefined {
  const price = countPrice(rates, whole, where);
  const net = netOf(rates, whole, where);
  const nets = parts.map((items) => sumOf(items.map((item) => netOf(rates, item, where) ?? Number.NaN)));
  if (!price || net === undefined || !(Math.abs(sumOf(nets) - net) < TOLERANCE)) return undefined;
  const share = (amount: number) => shareOut(amount, nets, rates.roundTo);
  const [lows, likelies, highs] = [share(price.low), share(price.likely), share(price.high)];
  return {
    whole: price,
    parts: nets.map((_, index) => ({
      low: lows[index] ?? 0,
      likely: likelies[index] ?? 0,
      high: highs[index] ?? 0,
    })),
  };
}

/** The prices of a table's rows. Rows above a total add up to it. Undefined for rows that the rates cannot price. */
export function priceRows(
  rates: PriceRates,
  rows: readonly { counted: Counted; isTotal?: true | undefined }[],
  where: CountedFor,
): (PriceBand | undefined)[] {
  const alone = rows.map(({ counted }) => countPrice(rates, counted, where));
  const total = rows.findIndex(({ isTotal }) => isTotal);
  const whole = rows[total]?.counted;
  const parts = rows.slice(0, Math.max(total, 0)).map(({ counted }) => [counted]);
  const bill = whole && priceParts(rates, { whole, parts }, where);
  return alone.map((band, index) => bill?.parts[index] ?? band);
}

/**
 * Shares out an amount by weight in whole steps. All shares are rounded down first; the steps that are left go to the
 * shares that lost most, so the shares add up to the amount. Equal weights have equal shares.
 */
function shareOut(amount: number, weights: readonly number[], step: number): number[] {
  const total = sumOf(weights);
  const steps = Math.round(amount / step);
  const exact = weights.map((weight) => (steps * weight) / total);
  const shares = exact.map(Math.floor);
  const groups = Object.values(Object.groupBy(weights.keys(), (index) => String(weights[index])));
  const lost = ([index = 0]: readonly number[] = []) => (exact[index] ?? 0) - (shares[index] ?? 0);
  let left = steps - sumOf(shares);
  const raise = (group: readonly number[] = []) => {
    if (group.length > left) return;
    for (const index of group) shares[index] = (shares[index] ?? 0) + 1;
    left -= group.length;
  };
  for (const group of groups.toSorted((one, other) => lost(other) - lost(one))) raise(group);
  // What fits no group of equal shares goes to the largest shares, where it is the least.
  for (const group of groups.toSorted((one, other) => sizeOf(other) - sizeOf(one))) raise(group);
  return shares.map((share) => share * step);

  function sizeOf([index = 0]: readonly number[] = []): number {
    return weights[index] ?? 0;
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
