import { LOOKS_CONFIG } from "../../../../contracts/calls/looks-calls.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { Country } from "../../../../editions/regions.ts";
import { addressOf, linkTo } from "../../../../urls/links.ts";

/** A country that is one city has no choice of them, and need not say it of every home (LK-09). */
export const FORCED_CITY: Partial<Record<Country, string>> = { sg: "Singapore" };

/** Where the looks of a category are: a page of its own, or one way to ask the gallery where a country has no such page. */
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

/** Nothing where a country shows looks in its gallery only. One in no category known here is in that of all of them. */
export function lookPath(
  edition: Edition,
  { slug, category }: { slug: string; category?: string | undefined },
): string | undefined {
  const lookSlug = category ?? LOOKS_CONFIG.defaultCategory;
  return linkTo(edition, "look-detail", { lookSlug, lookItem: slug });
}
