import type { JsonLd } from "./structured-data.ts";

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
