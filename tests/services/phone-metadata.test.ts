import { expect, test } from "vitest";
import { makePhoneMetadata } from "../../scripts/make-phone-metadata.ts";
import kept from "../../src/contracts/leads/phone-metadata.json";

test("LF-17 the phone metadata of the browser equals that of the package", () => {
  expect(kept).toEqual(makePhoneMetadata());
});
