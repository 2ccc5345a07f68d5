import type { ShownPages } from "../../src/web/features/lists/gallery/shown-pages.ts";
import { attribute, type Page } from "./read-html.ts";

/** How many designs the list of a page holds, by what the page says of it. */
export function galleryTotal(page: Page): number {
  const shown: ShownPages = JSON.parse(attribute(page.one("[data-gallery]"), "data-gallery") ?? "{}");
  return shown.total;
}
