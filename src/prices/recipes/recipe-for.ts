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

/** Nothing where the country's rates do not tell what such a room costs. */
export function recipeFor({ currency }: Pick<PriceRates, "currency">, room: string): Recipe | undefined {
  const recipes = RECIPES[currency];
  // The name comes from a document or an address, where "constructor" can stand.
  return Object.hasOwn(recipes, room) ? recipes[room] : undefined;
}
