import type { PageDescription } from "./page-head.ts";
import type { MetaContext } from "./page-meta.ts";
import type { JsonLd } from "./structured-data.ts";

interface ListedPage extends NonNullable<PageDescription["pagination"]> {
  /** A page without entries has no neighbours and is not indexed. */
  isEmpty: boolean;
}

/** Adds the data of a list page to its meta data: its number, its neighbours, and whether it is indexed. */
export function listMeta(
  { page, lastPage, href, isEmpty }: ListedPage,
  description: PageDescription,
  { t }: Pick<MetaContext, "t">,
): PageDescription {
  const numbered = (title: string) => (page > 1 ? t("category.titleOfPage", { title, page }) : title);
  return {
    // A page may have its own reasons not to be indexed.
    index: !isEmpty,
    ...description,
    title: numbered(description.title),
    description: numbered(description.description),
    ...(!isEmpty && { pagination: { page, lastPage, href } }),
  };
}

/** The entries of a page for search engines, each with its position in the whole list. */
export function itemList(
  items: readonly { name: string; url: string }[],
  { before, total }: { before: number; total: number },
): JsonLd {
  return {
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: items.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      name,
      url,
    })),
  };
}
