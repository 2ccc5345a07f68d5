import { pageHref } from "../../../ui/navigation/page-window.ts";

/** The page that ?page=N asks for. Anything but a plain whole number from 1 upward is the first page (PG-01). */
export function parsePage(searchParams: URLSearchParams): number {
  const value = searchParams.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/**
 * Where the neighbours of a page of a list are. What else the address says, such as filters, stays in both; the first
 * page has no number of its own (PG-03).
 */
export function paginationLinks(
  href: string,
  page: number,
  lastPage: number,
): { previous?: string; next?: string } {
  return {
    ...(page > 1 && { previous: pageHref(href, Math.min(page - 1, Math.max(lastPage, 1))) }),
    ...(page < lastPage && { next: pageHref(href, page + 1) }),
  };
}
