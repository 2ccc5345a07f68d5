/**
 * One address of every kind of page that a link leads to, the Arabic one where it has a face of its own, and the answer that
 * there is none. A test holds that no kind is missing; pages behind a link of one lead have journeys of their own.
 */
export const PAGE_KINDS = [
  "/in",
  "/sa-ar",
  "/sa-ar/talk",
  "/in/about-us",
  "/ikea",
  "/swinstall",
  "/template",
  "/in/design-ideas",
  "/in/design-ideas/kitchen-designs",
  "/sg/design-ideas/search/blue",
  "/in/design-ideas/kitchen-designs/modern-kitchen",
  "/my/design-ideas/foyer/designs/walnut-foyer-bench-shoe-drawers",
  "/in/design-ideas/kitchen-designs/designs-price/modern-kitchen-price",
  "/sg/design-styles/minimalist-interiors",
  "/sa-ar/designs/kitchen/modern-kitchen",
  "/in/designs/kitchen/modern-kitchen?piece=counter&pieces=hob:off",
  "/in/designs/exp_1/modern-kitchen",
  "/in/designs/exp_2/modern-kitchen",
  "/in/designs/exp_3/modern-kitchen",
  "/in/interiors/refer-a-friend",
  "/in/interiors/offerings/know-your-kitchen?sinkHob=3&hobFridge=7&fridgeSink=6&unit=ft",
  "/sg/offerings/know-your-wardrobe",
  "/sg/zz-none",
  "/sa-ar/zz-none",
] as const;
