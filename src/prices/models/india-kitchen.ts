import { type KitchenLayout, kitchenRun } from "../kitchen-run.ts";
import { cityFactor, factorOf, type PriceRates, rateOf, type Tier } from "../rates.ts";
import { type Estimate, estimateOf } from "./price-lines.ts";

interface IndiaKitchen {
  layout: KitchenLayout;
  walls: readonly number[];
  tier: Tier;
  finish: string;
  carcass: string;
  hasWallUnits: boolean;
  hasLoft: boolean;
  hasCounter?: boolean;
  hasBacksplash?: boolean;
  hasAccessories?: boolean;
  hasAppliances: boolean;
  city: string;
}

export function priceIndiaKitchen(rates: PriceRates, kitchen: IndiaKitchen): Estimate {
  const { layout, walls, tier, finish, carcass, hasWallUnits, hasLoft, hasAppliances, city } = kitchen;
  const { hasCounter = true, hasBacksplash = true, hasAccessories = true } = kitchen;
  const rate = (name: string) => rateOf(rates, `kitchen-${name}`, tier);
  const run = kitchenRun(
    layout,
    walls.reduce((sum, wall) => sum + wall, 0),
  );
  const units = hasWallUnits ? 1 : factorOf(rates, "kitchen", "base-only");
  return estimateOf(
    rates,
    {
      cabinets:
        run *
        rate("cabinets") *
        units *
        weighted(factorOf(rates, "finish", finish), factorOf(rates, "kitchen", "finish-weight")) *
        weighted(factorOf(rates, "carcass", carcass), factorOf(rates, "kitchen", "carcass-weight")),
      ...(hasCounter ? { countertop: run * rate("counter") } : {}),
      ...(hasBacksplash ? { backsplash: run * rate("backsplash") } : {}),
      ...(hasAccessories ? { accessories: rate("accessories") } : {}),
      ...(hasLoft ? { loft: run * rate("loft") } : {}),
      ...(hasAppliances ? { appliances: rate("appliances") } : {}),
    },
    cityFactor(rates, city),
  );
}

/** A finish is only a part of the price of a cabinet. */
export function weighted(factor: number, weight: number): number {
  return 1 + weight * (factor - 1);
}
