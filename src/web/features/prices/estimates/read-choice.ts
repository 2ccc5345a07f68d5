import { z } from "zod";
import type { CostSection, PricedCity, TypicalHome } from "../../../../contracts/documents/home-cost.ts";

/** What the sentence in the hero says: from the address, or the document's own choice. */
export interface Choice {
  home: TypicalHome;
  city: PricedCity;
  /** The visitor has said it; else it is only our guess. */
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
  if (!item) throw new Error(`The home document chooses "${id}", which it does not have.`);
  return item;
}
