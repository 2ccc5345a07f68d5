import { LOOKS_CONFIG } from "../../../../contracts/calls/looks.ts";
import { ampPathOf } from "../../../../urls/amp-path.ts";
import { linkTo } from "../../../../urls/links.ts";
import { itemList } from "../../../frame/seo/item-list.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { looksAddress } from "../look-path.ts";
import type { LoadedLooks } from "./load-looks.ts";

/** The head of a list of looks: in the words of the answer, and in ours where a host has none. */
export function looksMeta(
  { seo, name, category, page, lastPage, total, href, listed, entries }: LoadedLooks,
  { t, edition }: MetaContext,
): PageDescription {
  const { path: canonical } = looksAddress(edition, category);
  const own = linkTo(edition, "looks-list", { lookSlug: category });
  const numbered = (text: string) => (page > 1 ? t("category.titleOfPage", { title: text, page }) : text);
  const isFull = entries.length > 0;
  return {
    title: numbered(seo.title || t("looks.title")),
    description: numbered(seo.description || t("looks.description")),
    canonical,
    amp: own && ampPathOf(own),
    crumb: name || seo.heading || t("looks.title"),
    crumbNames: { looks: t("looks.crumb") },
    ...(isFull && { pagination: { page, lastPage, href } }),
    index: isFull,
    jsonLd:
      href === canonical && listed.length > 0
        ? [itemList(listed, { before: (page - 1) * LOOKS_CONFIG.defaultPageSize, total })]
        : [],
  };
}
