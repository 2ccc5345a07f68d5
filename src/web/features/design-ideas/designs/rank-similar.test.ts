import { expect, test } from "vitest";
import { type Comparable, rankSimilar } from "./load-similar-designs.ts";

function design(slug: string, traits: Partial<Comparable> = {}): Comparable {
  return { slug, contentType: "looks", roomType: "kitchen-designs", tags: [], colours: [], ...traits };
}

const sage = design("sage", {
  style: "transitional",
  layout: "l-shaped",
  tier: "premium",
  tags: ["island", "shaker"],
  colours: ["green", "white"],
});

function slugs(candidates: Comparable[], count = 6): string[] {
  return rankSimilar(sage, candidates, count).map(({ slug }) => slug);
}

test("ranks designs higher the more they share", () => {
  const twin = { ...sage, slug: "twin" };
  const sameThings = design("things", { tags: ["island", "shaker"] });
  const sameColours = design("colours", { colours: ["green", "white"] });
  const someColours = design("some", { colours: ["green", "red"] });
  const nothing = design("nothing", { style: "industrial", tags: ["galley"], colours: ["black"] });
  expect(slugs([nothing, someColours, sameColours, sameThings, twin])).toEqual([
    "twin",
    "things",
    "colours",
    "some",
    "nothing",
  ]);
});

test("excludes the design itself and replaced designs, and lists each design once", () => {
  const other = design("other");
  const gone = { ...sage, slug: "gone", redirectedTo: "other" };
  expect(slugs([sage, gone, other, other])).toEqual(["other"]);
  const pricedTwin = { ...sage, contentType: "smart-photo-lite" };
  expect(slugs([pricedTwin])).toEqual(["sage"]);
});

test("equal designs keep their order", () => {
  expect(slugs([design("a"), design("b"), design("c")], 2)).toEqual(["a", "b"]);
});

test("a third is of the rarer kind if there are enough", () => {
  const looks = ["a", "b", "c", "d", "e", "f"].map((slug) => ({ ...sage, slug }));
  const priced = ["x", "y", "z"].map((slug) => design(slug, { contentType: "smart-photo-lite" }));
  expect(slugs([...looks, ...priced])).toEqual(["a", "b", "c", "d", "x", "y"]);
  expect(slugs([...looks, ...priced.slice(0, 1)])).toEqual(["a", "b", "c", "d", "e", "x"]);
  expect(slugs(looks)).toEqual(["a", "b", "c", "d", "e", "f"]);
});
