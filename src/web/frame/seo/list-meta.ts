import type { PageDescription } from "./page-head.ts";
import type { MetaContext } from "./page-meta.ts";
import type { JsonLd } from "./structured-data.ts";

interface ListedPage extends NonNullable<PageDescription["pagination"]> {
  /** A page without entries has no neighbours and is not for search engines. */
  isEmpty: boolean;
}

/** What a page of a list adds to the head of its page: its number, its neighbours, and whether it is indexed. */
export function listMeta(
  { page, lastPage, href, isEmpty }: ListedPage,
  description: PageDescription,
  { t }: Pick<MetaContext, "t">,
): PageDescription {
  const numbered = (title: string) => (page > 1 ? t("category.titleOfPage", { title, page }) : title);
  return {
    // A page may have reasons of its own to stay out of search engines.
    index: !isEmpty,
    ...description,
    title: numbered(description.title),
    description: numbered(description.description),
    ...(!isEmpty && { pagination: { page, lastPage, href } }),
  };
}

/** The entries of a page for search engines, each with its place in the whole list. */
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
