import { roundTo } from "../../../../prices/price-band.ts";

export interface Spread {
  low: number;
  high: number;
  roundTo: number;
}

export interface Band {
  low: number;
  high: number;
}

interface Priced {
  price?: number | undefined;
}

export function bandOfPrice({ price }: Priced, { low, high, roundTo: step }: Spread): Band | undefined {
  return price === undefined
    ? undefined
    : { low: roundTo(step, price * low), high: roundTo(step, price * high) };
}

interface Sum extends Band {
  priced: number;
  unpriced: number;
}

export function sumOf(things: readonly Priced[], spread: Spread): Sum {
  const bands = things.flatMap((thing) => bandOfPrice(thing, spread) ?? []);
  return {
    low: bands.reduce((sum, { low }) => sum + low, 0),
    high: bands.reduce((sum, { high }) => sum + high, 0),
    priced: bands.length,
    unpriced: things.length - bands.length,
  };
}
