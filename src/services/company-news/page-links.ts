/** The header `Link` of a page of a list: the pages before and after it, by the address that was asked for. */
export function pageLinks(address: string, page: number, pages: number): string {
  const link = (number: number, relation: string) => {
    const url = new URL(address);
    url.searchParams.set("page", String(number));
    return `<${url.pathname}${url.search}>; rel="${relation}"`;
  };
  return [page > 1 ? link(page - 1, "prev") : "", page < pages ? link(page + 1, "next") : ""]
    .filter((part) => part !== "")
    .join(", ");
}
