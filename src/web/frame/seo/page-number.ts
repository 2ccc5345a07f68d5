import { pageHref } from "../../../ui/navigation/page-window.ts";

/** The page number of ?page=N. Anything but a whole number from 1 upwards is the first page (PG-01). */
export function parsePage(searchParams: URLSearchParams): number {
  const value = searchParams.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/**
 * The links to the previous and next page of a list. Other parameters, such as filters, are preserved; the first page
 * has no number (PG-03).
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
