import { expect, test } from "vitest";
import { findServiceability } from "./location-serviceability.ts";
import { locationServiceabilityDescriptor } from "./location-serviceability-descriptor.ts";

test("SV-01 what a browser asks is what the call asks", () => {
  expect(findServiceability).toMatchObject(locationServiceabilityDescriptor);
});
