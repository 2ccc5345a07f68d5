/** The address of a list page. The first page has no number, so that each list has one address. */
export function pageHref(href: string, page: number): string {
  const [path = "", query = ""] = href.split("?");
  // Not encoded again: these addresses are read by people, and a second spelling would be a second page.
  const parts = query.split("&").filter((part) => part !== "" && !part.startsWith("page="));
  if (page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

export type PageEntry = number | "gap-before" | "gap-after";

/** First, last and the neighbours; a gap that would hide only one page shows that page instead. */
export function pageWindow(page: number, total: number): PageEntry[] {
  const near = [1, total, page - 1, page, page + 1];
  if (page - 3 === 1) near.push(2);
  if (page + 3 === total) near.push(total - 1);
  const shown = [...new Set(near)].filter((number) => number >= 1 && number <= total).sort((a, b) => a - b);
  return shown.flatMap((number, index): PageEntry[] => {
    const previous = shown[index - 1] ?? number - 1;
    if (number - previous === 1) return [number];
    return [number > page ? "gap-after" : "gap-before", number];
  });
}
