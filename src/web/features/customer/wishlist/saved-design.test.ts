import { expect, test } from "vitest";
import { readDesign, readDesigns } from "./saved-design.ts";

const whole = {
  slug: "modern-kitchen",
  contentType: "smart-photo-lite",
  title: "Modern kitchen",
  href: "/in/design-ideas/kitchen-designs/designs-price/modern-kitchen",
  image: "/api/images/kitchen-sage-1",
  price: 485000,
  facts: { room: "kitchen-designs", layout: "l-shaped", index: 1.1 },
};

test("DI-25 reads a saved design unchanged", () => {
  expect(readDesigns([whole])).toEqual([whole]);
  expect(readDesign(whole)).toEqual(whole);
});

test("DI-25 leaves out incomplete designs and invalid optional fields", () => {
  const found = [
    null,
    "text",
    { ...whole, slug: 3 },
    { ...whole, href: "https://elsewhere.example" },
    { ...whole, href: "//elsewhere.example" },
    { ...whole, image: "javascript:alert(1)" },
    { ...whole, price: "much", facts: { room: 1 } },
    whole,
  ];
  const { price, facts, ...plain } = whole;
  // A design that occurs twice is listed once; the later entry counts.
  expect(readDesigns(found)).toEqual([whole]);
  expect(readDesigns(found.slice(0, -1))).toEqual([plain]);
});

test.each([null, undefined, "", 7, { a: 1 }])("DI-25 reads no designs from %s", (found) => {
  expect(readDesigns(found)).toEqual([]);
});
