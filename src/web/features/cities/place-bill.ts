import { priceIndiaHome } from "../../../prices/models/india-home.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import type { UsualHome } from "./place-prices.ts";

interface PlaceBill extends UsualHome {
  lines: { name: string; amount: number }[];
  /** Before tax. */
  net: number;
}

/** Where the money goes in the middle one of the homes that are usual at a place, in the middle tier. */
export function billOf(
  rates: PriceRates,
  city: string,
  homes: readonly UsualHome[],
  labels: Readonly<Record<string, { label: string }>>,
): PlaceBill | undefined {
  const known = homes.filter(({ home }) => Object.hasOwn(rates.homes, home));
  const usual = known[Math.floor((known.length - 1) / 2)];
  if (!usual || !Object.hasOwn(rates.cities, city)) return undefined;
  const { home, carpetSqFt } = usual;
  const { lines, factor, net } = priceIndiaHome(rates, {
    home,
    carpetArea: carpetSqFt,
    tier: "premium",
    city,
  });
  return {
    ...usual,
    net,
    lines: lines
      .map(({ name, amount }) => ({ name: labels[name]?.label ?? name, amount: Math.round(amount * factor) }))
      .sort((one, other) => other.amount - one.amount),
  };
}
