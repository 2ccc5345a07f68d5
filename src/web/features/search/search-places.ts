import type { Edition } from "../../../editions/edition.ts";
import { linkTo } from "../../../urls/links.ts";
import type { Pages } from "../../frame/define-page.ts";

/** Where a search, and what it suggests, leads. */
export interface SearchPlaces {
  ideasPath: string;
  /** The address of a design by its content type, up to its slug; only of those that have a page here. */
  designPaths: Record<string, string>;
}

/** Nothing where a region has no design ideas. */
export function searchPlaces(edition: Edition, pages: Pages): SearchPlaces | undefined {
  const ideasPath = linkTo(edition, "design-ideas");
  if (!ideasPath) return undefined;
  const designPaths = pages.all.flatMap(({ name, contentType }) => {
    // Designs are known under one slug in a country, so their category may be left out.
    const path = contentType && linkTo(edition, name, { slug: "" });
    return path ? [[contentType, `${path}/`.replace(/\/+$/, "/")] as const] : [];
  });
  return { ideasPath, designPaths: Object.fromEntries(designPaths) };
}
