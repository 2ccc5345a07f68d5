import type { MetaContext } from "./page-meta.ts";
import { siteNameOf } from "./site-settings.ts";

/** What the feed of a region's magazine is called, or of one of its categories: the same in it and in what links to it. */
export function feedTitle(
  { t, brand, edition }: Pick<MetaContext, "t" | "brand" | "edition">,
  category?: string,
): string {
  const site = siteNameOf(brand, edition.region);
  return category ? t("feeds.category", { category, site }) : t("feeds.magazine", { site });
}
