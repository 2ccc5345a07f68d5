import type { SavedDesign } from "../../../src/web/features/wishlist/saved-design.ts";

/** A design as a heart saves it. */
export function savedDesign(slug: string, more: Partial<SavedDesign> = {}): SavedDesign {
  return {
    slug,
    contentType: "designs",
    title: `Kitchen ${slug}`,
    href: `/in/design-ideas/kitchen-designs/designs/${slug}`,
    image: `/api/images/${slug}`,
    ...more,
  };
}
