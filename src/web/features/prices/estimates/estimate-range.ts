import type { PricedCity, PriceModel, TypicalHome } from "../../../../contracts/documents/home-cost.ts";
import type { Tier } from "../../../../prices/rates.ts";

export interface EstimateRange {
  low: number;
  likely: number;
  high: number;
}

/** The range of a home in a city, tax included; nothing where the home is too costly a piece of work for a number. */
export function estimateRange(
  home: Pick<TypicalHome, "net" | "area">,
  tier: Tier,
  city: Pick<PricedCity, "index">,
  model: PriceModel,
): EstimateRange | undefined {
  const net = home.net[tier] * city.index;
  if (model.bespokeAbove && home.area && net / home.area > model.bespokeAbove) return undefined;
  const likely = net * (1 + model.tax);
  const [lowest, highest] = model.spread;
  return {
    low: roundTo(likely * lowest, model.roundTo),
    likely: roundTo(likely, model.roundTo),
    high: roundTo(likely * highest, model.roundTo),
  };
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
