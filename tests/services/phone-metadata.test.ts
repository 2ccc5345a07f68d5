import { expect, test } from "vitest";
import { makePhoneMetadata } from "../../scripts/make-phone-metadata.ts";
import kept from "../../src/contracts/leads/phone-metadata.json";

test("LF-17 what the browser knows of phone numbers is what the package knows", () => {
  expect(kept).toEqual(makePhoneMetadata());
});
