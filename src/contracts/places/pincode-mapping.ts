import { z } from "zod";
import { NearestCentre, NearestCity, PlaceName, ServiceUnits } from "./place-shapes.ts";

const PincodeMapping = z.object({
  pincode: z.string(),
  isServiceable: z.boolean(),
  services: ServiceUnits,
  place: PlaceName.nullable().describe("The common name of the place; null if unknown"),
  city: z
    .object({ slug: z.string(), name: PlaceName })
    .nullable()
    .describe("The served city; null outside of the served cities"),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  centre: NearestCentre.nullable(),
  nearestCity: NearestCity.nullable().describe("Outside of the served cities: the nearest served city"),
});

export const PincodeMappings = z.object({
  country: z.string(),
  mappings: z.array(PincodeMapping),
  served: z
    .array(z.object({ city: z.string(), postCodes: z.array(z.string()) }))
    .describe("By city, the post codes that are served: whole ones, beginnings, ranges"),
});

export type PincodeMappings = z.infer<typeof PincodeMappings>;
export type PincodeMapping = z.infer<typeof PincodeMapping>;
