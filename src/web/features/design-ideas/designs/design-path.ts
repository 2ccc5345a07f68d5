import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";

/** What a content type of designs is called in addresses (RD-13, AMB-44). */
const PAGES: Record<string, PageName | undefined> = {
  looks: "design-detail",
  "smart-photo-lite": "smart-photo-detail",
};

interface PlacedDesign {
  slug: string;
  contentType: string;
  /** The slug of its category; empty where its host does not tell. */
  roomType: string;
}

/** The one address that a design is known under: with its category, and by its kind. */
export function designPath(edition: Edition, { slug, contentType, roomType }: PlacedDesign): string {
  const page = PAGES[contentType] ?? (roomType ? "design-generic-detail" : "design-detail");
  const category = roomType ? { categorySlug: roomType } : undefined;
  return linkTo(edition, page, { ...category, slug }) ?? `/${edition.region}`;
}

/** Of all designs, where no category is known. */
export function categoryPath(edition: Edition, categorySlug: string): string {
  if (!categorySlug) return linkTo(edition, "design-ideas") ?? `/${edition.region}`;
  return linkTo(edition, "design-ideas-category", { categorySlug }) ?? `/${edition.region}`;
}
