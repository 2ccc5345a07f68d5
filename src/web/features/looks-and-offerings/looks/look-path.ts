import { LOOKS_CONFIG } from "../../../../contracts/calls/looks-calls.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { Country } from "../../../../editions/regions.ts";
import { addressOf, linkTo } from "../../../../urls/links.ts";

/** A country that is a single city offers no choice of cities and does not show the city on every card (LK-09). */
export const FORCED_CITY: Partial<Record<Country, string>> = { sg: "Singapore" };

/** The URL of the looks of a category: its own page, or a query of the gallery in countries without such a page. */
export interface LooksAddress {
  path: string;
  keep: Record<string, string>;
}

export function looksAddress(edition: Edition, category: string): LooksAddress {
  const gallery = addressOf(edition.region, "looks");
  if (category === LOOKS_CONFIG.defaultCategory) return { path: gallery, keep: {} };
  const own = linkTo(edition, "looks-list", { lookSlug: category });
  return own ? { path: own, keep: {} } : { path: gallery, keep: { category } };
}

export function looksPath(edition: Edition, category: string): string {
  const { path, keep } = looksAddress(edition, category);
  const query = new URLSearchParams(keep).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Undefined if a country shows looks only in its gallery. A look without a known category uses the category of all
 * looks.
 */
export function lookPath(
  edition: Edition,
  { slug, category }: { slug: string; category?: string | undefined },
): string | undefined {
  const lookSlug = category ?? LOOKS_CONFIG.defaultCategory;
  return linkTo(edition, "look-detail", { lookSlug, lookItem: slug });
}
