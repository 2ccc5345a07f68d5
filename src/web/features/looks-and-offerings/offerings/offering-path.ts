import {
  isOfferingCategory,
  OFFERING_CATEGORIES,
  type OfferingCategory,
  type OfferingType,
  offeringListPath,
  WHOLE_GROUP,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { addressOf } from "../../../../urls/links.ts";

/** The category that contains all products of a kind. */
export const WHOLE_LIST = {
  finishes: "finishes",
  accessories: "accessories",
} as const satisfies Record<OfferingType, OfferingCategory>;

export function listPath(edition: Edition, category: OfferingCategory): string {
  return below(edition, offeringListPath(category));
}

/** The canonical URL of a product: in its own category if the upstream sends it. */
export function offeringPath(
  edition: Edition,
  offering: OfferingType,
  { code, category_slug }: { code: string; category_slug?: string | null },
): string {
  const segment = encodeURIComponent(code);
  if (category_slug && isOfferingCategory(category_slug))
    return `${listPath(edition, category_slug)}/${segment}`;
  return below(edition, offering === "finishes" ? `finishes/${segment}` : segment);
}

/** The category in the URL. The slug for the whole of a group is the same word in all groups. */
export function categoryAt(
  { pathname }: URL,
  offering: OfferingType,
  slug: string,
): OfferingCategory | undefined {
  const segments = pathname.split("/");
  const group = segments[segments.indexOf(slug) - 1] ?? "";
  const named = slug === WHOLE_GROUP ? (isOfferingCategory(group) ? group : WHOLE_LIST[offering]) : slug;
  return isOfferingCategory(named) && OFFERING_CATEGORIES[named].offering === offering ? named : undefined;
}

function below({ region }: Edition, path: string): string {
  return `${addressOf(region, "offerings")}/${path}`;
}
