import { expect, test } from "vitest";
import { neighboursOf } from "./neighbours.ts";

const photo = { url: "/api/images/a", name: "a", width: 3, height: 2, dominant: "#aabbcc" };
const designs = ["one", "two", "three", "four"].map((slug) => ({
  slug,
  contentType: "looks",
  roomType: "kitchen-designs",
  title: slug,
  picture: { photo, alt: slug },
}));

test("DI-20 of exactly three the middle one, the design itself, is removed", () => {
  const found = neighboursOf(designs.slice(0, 3));
  expect([found?.previous.slug, found?.next.slug]).toEqual(["one", "three"]);
});

test("DI-20 any other number of items is ignored", () => {
  for (const count of [0, 1, 2, 4]) expect(neighboursOf(designs.slice(0, count))).toBeUndefined();
});
