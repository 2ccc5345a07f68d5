import { expect, test } from "vitest";
import { matchCategory } from "../load-article.ts";

const categories = ["kitchen-designs", "wardrobe", "living-room", "master-bedroom", "kids-room"].map(
  (slug) => ({ slug }),
);
const about = (slug: string, tags: string[], category = "budget-and-cost") => ({
  slug,
  category: { slug: category },
  tags: tags.map((tag) => ({ slug: tag })),
});

test.each([
  [about("a-story", ["cost", "kitchen"]), "kitchen-designs"],
  [about("a-story", ["kids", "storage"]), "kids-room"],
  [about("a-story", ["cost"], "kitchens-101"), "kitchen-designs"],
  [about("hinged-or-sliding-wardrobe", ["cost"]), "wardrobe"],
  [about("a-story", ["wardrobe", "cost", "laminate", "kitchen"]), "wardrobe"],
  [about("rooms-and-designs", ["cost"]), undefined],
])("matches an article to the room that it is about (%#)", (post, expected) => {
  expect(matchCategory(post, categories)?.slug).toBe(expected);
});
