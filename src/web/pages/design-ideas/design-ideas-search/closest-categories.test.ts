import { expect, test } from "vitest";
import { closestCategories } from "./closest-categories.ts";

const CATEGORIES = [
  { slug: "kitchen-designs", title: "Modular kitchen", count: 58 },
  { slug: "wardrobe", title: "Wardrobe", count: 25 },
  { slug: "pooja-room", title: "Pooja room", count: 9 },
  { slug: "master-bedroom", title: "Master bedroom", count: 26 },
  { slug: "guest-bedroom", title: "Guest bedroom", count: 9 },
];

test.each([
  ["wardrobbe zzz", ["wardrobe", "kitchen-designs", "master-bedroom"]],
  ["Puja room", ["pooja-room", "master-bedroom", "guest-bedroom"]],
  ["bedrooms", ["master-bedroom", "guest-bedroom", "pooja-room"]],
  ["xyzzy", ["kitchen-designs", "master-bedroom", "wardrobe"]],
])("DI-03 a search for %j without results offers %j", (keyword, slugs) => {
  expect(closestCategories(keyword, CATEGORIES, 3).map(({ slug }) => slug)).toEqual(slugs);
});
