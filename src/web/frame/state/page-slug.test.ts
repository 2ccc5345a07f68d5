import { expect, test } from "vitest";
import { sampleRequestContext } from "../request-context.fixture.ts";
import { pageSlugOf } from "./create-state.ts";

test.each([
  ["/in", "home"],
  ["/sg/design-ideas", "design-ideas"],
  ["/in/design-ideas/kitchen-designs", "kitchen-designs"],
  ["/in/design-ideas/kitchen-designs/designs/sage-kitchen", "sage-kitchen"],
  ["/sa-ar/designs/majlis/mens-majlis", "mens-majlis"],
  ["/in/design-ideas/search/asha%40example.com", "design-ideas-search"],
  ["/in/thank-you/v1.secret", "thank-you"],
  ["/in/zz-none", "not-found"],
])("GS-03 the slug of %s is %s", (path, slug) => {
  expect(pageSlugOf(sampleRequestContext(path))).toBe(slug);
});
