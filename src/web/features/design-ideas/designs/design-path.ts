import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";

/** The page of each content type of designs (RD-13, AMB-44). */
const PAGES: Record<string, PageName | undefined> = {
  looks: "design-detail",
  "smart-photo-lite": "smart-photo-detail",
};

interface PlacedDesign {
  slug: string;
  contentType: string;
  /** The slug of its category; empty if the upstream does not send it. */
  roomType: string;
}

/** The canonical URL of a design: with its category and by its content type. */
export function designPath(edition: Edition, { slug, contentType, roomType }: PlacedDesign): string {
  const page = PAGES[contentType] ?? (roomType ? "design-generic-detail" : "design-detail");
  const category = roomType ? { categorySlug: roomType } : undefined;
  return linkTo(edition, page, { ...category, slug }) ?? `/${edition.region}`;
}

/** The path of a category, or of all designs if no category is known. */
export function categoryPath(edition: Edition, categorySlug: string): string {
  if (!categorySlug) return linkTo(edition, "design-ideas") ?? `/${edition.region}`;
  return linkTo(edition, "design-ideas-category", { categorySlug }) ?? `/${edition.region}`;
}
