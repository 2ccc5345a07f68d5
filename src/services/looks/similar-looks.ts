import { BUDGET_BANDS, HOME_SIZE_NAMES, isLookCountry } from "../../contracts/documents/home-look-words.ts";
import type { Look } from "./looks-index.ts";

/** The other looks by how much they resemble this one. Equals keep their gallery order, so the answer never wavers. */
export function rankSimilarLooks(look: Look, looks: readonly Look[], country: string): Look[] {
  return looks
    .filter(({ slug }) => slug !== look.slug)
    .map((other) => ({ other, score: likeness(look, other, country) }))
    .sort((one, two) => two.score - one.score)
    .map(({ other }) => other);
}

/** A home is chosen by its style first, then by its colours; size and money decide between those that please. */
function likeness(look: Look, other: Look, country: string): number {
  const sizes = isLookCountry(country) ? Object.keys(HOME_SIZE_NAMES[country]) : [];
  const budgets: string[] = isLookCountry(country) ? BUDGET_BANDS[country].map(({ id }) => id) : [];
  return (
    (look.style.id === other.style.id ? 4 : 0) +
    (look.palette.id === other.palette.id ? 3 : 0) +
    2 * sharedPart(look.roomTypes, other.roomTypes) +
    2 * nearness(sizes, look.homeSize.id, other.homeSize.id) +
    1.5 * nearness(budgets, look.budget.id, other.budget.id) +
    (look.category === other.category ? 1 : 0)
  );
}

/** 0 when nothing is in both, 1 when they are the same. */
function sharedPart(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((value) => other.includes(value)).length;
  return shared / (one.length + other.length - shared);
}

/** 1 for the same step, a half for the next one, 0 beyond. */
function nearness(steps: readonly string[], one: string, other: string): number {
  return Math.max(0, 1 - Math.abs(steps.indexOf(one) - steps.indexOf(other)) / 2);
}
