import { expect, test } from "vitest";
import { findServiceability } from "./location-serviceability.ts";
import { locationServiceabilityDescriptor } from "./location-serviceability-descriptor.ts";

test("SV-01 a browser sends the exact query of the call", () => {
  expect(findServiceability).toMatchObject(locationServiceabilityDescriptor);
});
