import { describeCall } from "../../browser/call-descriptor.ts";
import type { ServiceUnits } from "../../places/place-shapes.ts";

export interface LocationQuestion {
  locationDetails: { country: string; pincode: number; lat: string; lng: string };
}

/** The call builds the document from its schemas; a test checks that both are equal. */
export const locationServiceabilityDescriptor = describeCall<LocationQuestion, { services: ServiceUnits }>({
  name: "locationServiceability",
  host: "graphql",
  method: "POST",
  path: "",
  document:
    "query locationServiceability($locationDetails: LocationDetails!) { locationServiceability(locationDetails: $locationDetails) { services { interiorsBU servicesBU productsBU } } }",
});
