import type { MetaContext } from "./page-meta.ts";
import { siteNameOf } from "./site-settings.ts";

/** The title of the feed of a region's magazine or of one of its categories; the feed and its links use the same. */
export function feedTitle(
  { t, brand, edition }: Pick<MetaContext, "t" | "brand" | "edition">,
  category?: string,
): string {
  const site = siteNameOf(brand, edition.region);
  return category ? t("feeds.category", { category, site }) : t("feeds.magazine", { site });
}
