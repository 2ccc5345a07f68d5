import type { Exchange } from "../exchange.ts";

export interface AnsweredMetrics {
  answered(kind: string, status: number, milliseconds: number): void;
  /** A request was refused because too many others waited. */
  shed(): void;
}

/** A cached page is sent before it is known which page it is. */
export const READY_PAGE = "cached page";

export function kindOf({ page, url: { pathname } }: Pick<Exchange, "page" | "url">): string {
  // An address that no page has may be one of the backends.
  if (page && page.name !== "not-found") return page.name;
  if (pathname.startsWith("/api/images/")) return "picture";
  if (pathname.startsWith("/assets/")) return "asset";
  if (/^\/(?:api|bumblebee|v1)\//.test(pathname)) return "call";
  if (pathname.startsWith("/auth/")) return "login";
  return page?.name ?? "other";
}
