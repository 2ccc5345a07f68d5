import { z } from "zod";
import { defineQuery } from "../../graphql/define-query.ts";
import { countryName, ServiceUnits } from "../../places/place-shapes.ts";

/**
 * The services that we offer at a place. The post code decides; without a known post code, the nearest served city
 * does.
 */
export const findServiceability = defineQuery({
  name: "locationServiceability",
  input: z.object({
    locationDetails: z.object({
      country: countryName,
      pincode: z.number().int().min(0),
      lat: z.string().max(32),
      lng: z.string().max(32),
    }),
  }),
  variables: { locationDetails: "LocationDetails!" },
  answer: z.object({ services: ServiceUnits }),
});
