/** How the pages of a content type show photographs. */
export interface PagePictures {
  /** The path of the first picture of the page, with dots. A type without it opens with no picture of its own. */
  first?: string;
  /** Each document is a page kind of its own: "about us" and "how it works" are not the same kind. */
  kindBySlug?: true;
  /** Members that have a page of their own, such as the localities of a city. */
  parts?: Readonly<Record<string, { kind: string; first: string }>>;
}

/**
 * The content types whose documents are pages. Products, samples and cards that link to another page are not listed:
 * they show the same picture in many places on purpose.
 */
export const PAGE_PICTURES: Readonly<Record<string, PagePictures>> = {
  website_content: { first: "hero.picture", kindBySlug: true },
  "content-pages": { first: "sections.0.picture", kindBySlug: true },
  "contact-pages": { kindBySlug: true },
  "building-rules": { first: "picture" },
  campaigns: { first: "sections.0.picture" },
  cities: { first: "picture", parts: { localities: { kind: "localities", first: "picture" } } },
  "company-news": { first: "picture" },
  explainers: { first: "hero.picture" },
  "home-looks": { first: "rooms.0.picture" },
  "magazine-posts": { first: "picture" },
  "service-pages": {},
  "design-ideas-categories": { first: "picture" },
  "design-styles": { first: "picture" },
  // The photograph of a design is its subject. It may also be the first picture of one other page kind.
  looks: {},
  "smart-photo-lite": {},
  "smart-photo": {},
};
