import { expect, test } from "vitest";
import { editionAt } from "./edition-at.ts";

function regionAt(address: string): string {
  return editionAt(new URL(address, "https://www.example.com")).region;
}

test("OE-03 an embed outside of the regions takes the region of its query, or India's", () => {
  expect(regionAt("/oembed/cta")).toBe("in");
  expect(regionAt("/oembed/cta?region=sa-ar")).toBe("sa-ar");
  expect(regionAt("/oembed/cta?region=zz")).toBe("in");
});

test("no other address does", () => {
  expect(regionAt("/sg/widget/lead-form?region=in")).toBe("sg");
  expect(regionAt("/sg/design-ideas?region=in")).toBe("sg");
  expect(regionAt("/ikea?region=sg")).toBe("in");
});
