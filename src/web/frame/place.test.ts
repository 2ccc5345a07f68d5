import { expect, test } from "vitest";
import { samplePlace } from "./place.fixture.ts";

const regionAt = (address: string, isEmbed: boolean) => samplePlace(address, { isEmbed }).edition.region;

test("OE-03 an embed outside of the regions takes the region of its query, or India's", () => {
  expect(regionAt("/oembed/cta", true)).toBe("in");
  expect(regionAt("/oembed/cta?region=sa-ar", true)).toBe("sa-ar");
  expect(regionAt("/oembed/cta?region=zz", true)).toBe("in");
});

test("no other address does", () => {
  expect(regionAt("/sg/widget/lead-form?region=in", true)).toBe("sg");
  expect(regionAt("/sg/design-ideas?region=in", false)).toBe("sg");
  expect(regionAt("/ikea?region=sg", false)).toBe("in");
});
