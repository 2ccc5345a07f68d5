import type { PriceRates } from "../rates.ts";
import { INDIA } from "./india.ts";
import { MALAYSIA } from "./malaysia.ts";
import type { Recipe } from "./recipe.ts";
import { SAUDI } from "./saudi.ts";
import { SINGAPORE } from "./singapore.ts";

const RECIPES: Record<PriceRates["currency"], Record<string, Recipe>> = {
  INR: INDIA,
  SGD: SINGAPORE,
  MYR: MALAYSIA,
  SAR: SAUDI,
};

/** Undefined if the country's rates have no price for such a room. */
export function recipeFor({ currency }: Pick<PriceRates, "currency">, room: string): Recipe | undefined {
  const recipes = RECIPES[currency];
  // The name comes from a document or an address and may be "constructor".
  return Object.hasOwn(recipes, room) ? recipes[room] : undefined;
}
