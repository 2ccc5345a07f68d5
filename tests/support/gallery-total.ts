import type { ShownPages } from "../../src/web/features/lists/gallery/shown-pages.ts";
import { attribute, type Page } from "./read-html.ts";

/** The total number of designs that the page states for its list. */
export function galleryTotal(page: Page): number {
  const shown: ShownPages = JSON.parse(attribute(page.one("[data-gallery]"), "data-gallery") ?? "{}");
  return shown.total;
}
