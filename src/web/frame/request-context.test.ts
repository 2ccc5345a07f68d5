import { expect, test } from "vitest";
import { sampleRequestContext } from "./request-context.fixture.ts";

const regionAt = (address: string, isEmbed: boolean) =>
  sampleRequestContext(address, { isEmbed }).edition.region;

test("OE-03 an embed without a region in its path uses the region of its query, or India", () => {
  expect(regionAt("/oembed/cta", true)).toBe("in");
  expect(regionAt("/oembed/cta?region=sa-ar", true)).toBe("sa-ar");
  expect(regionAt("/oembed/cta?region=zz", true)).toBe("in");
});

test("other URLs ignore the region in the query", () => {
  expect(regionAt("/sg/widget/lead-form?region=in", true)).toBe("sg");
  expect(regionAt("/sg/design-ideas?region=in", false)).toBe("sg");
  expect(regionAt("/ikea?region=sg", false)).toBe("in");
});
