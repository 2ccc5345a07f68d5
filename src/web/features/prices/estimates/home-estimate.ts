import { z } from "zod";
import type {
  CostSection,
  PricedCity,
  PriceModel,
  TypicalHome,
} from "../../../../contracts/documents/home-cost-document.ts";
import type { Tier } from "../../../../prices/rates.ts";

/** The choice in the hero's sentence: from the URL, or the document's default. */
export interface Choice {
  home: TypicalHome;
  city: PricedCity;
  /** Whether the visitor chose it; otherwise it is a default. */
  isAsked: boolean;
}

const Query = z.object({ home: z.string().max(40).nullable(), city: z.string().max(40).nullable() });

export function readChoice(
  query: URLSearchParams,
  cost: Pick<CostSection, "homes" | "cities" | "chosen">,
): Choice {
  const asked = Query.safeParse({ home: query.get("home"), city: query.get("city") });
  const { home, city } = asked.success ? asked.data : { home: null, city: null };
  const askedHome = cost.homes.find((candidate) => candidate.id === home);
  const askedCity = cost.cities.find((candidate) => candidate.id === city);
  return {
    home: askedHome ?? byId(cost.homes, cost.chosen.home),
    city: askedCity ?? byId(cost.cities, cost.chosen.city),
    isAsked: askedHome !== undefined || askedCity !== undefined,
  };
}

function byId<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`The home document chooses "${id}", but does not contain it.`);
  return item;
}

export interface EstimateRange {
  low: number;
  likely: number;
  high: number;
}

/**
 * The price range of a home in a city, including tax; undefined if the home is too expensive for a standard estimate.
 */
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
