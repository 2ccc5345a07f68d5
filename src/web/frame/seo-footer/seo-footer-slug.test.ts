import { expect, test } from "vitest";
import { seoFooterSlugAt } from "./seo-footer-slug.ts";

test.each([
  ["/in", "home"],
  ["/sa-ar", "home"],
  ["/sg/design-ideas", "design-ideas"],
  ["/my/design-ideas/wet-kitchen", "wet-kitchen"],
  ["/sa/designs/majlis/mens-majlis", "smart-photo"],
  ["/in/talk", ""],
  ["/in/zz-none", ""],
  ["/ikea", ""],
])("GS-03 the links above the footer of %s are those of %j", (path, slug) => {
  expect(seoFooterSlugAt(path)).toBe(slug);
});
