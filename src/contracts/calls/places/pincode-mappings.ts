import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import {
  countryName,
  NearestCentre,
  NearestCity,
  PlaceName,
  ServiceUnits,
} from "../../places/place-shapes.ts";
import { pincodeMappingsDescriptor } from "./pincode-mappings-descriptor.ts";

const PincodeMapping = z.object({
  pincode: z.string(),
  isServiceable: z.boolean(),
  services: ServiceUnits,
  place: PlaceName.nullable().describe("What people call the place; null where nobody knows it"),
  city: z.object({ slug: z.string(), name: PlaceName }).nullable().describe("The served city; null outside"),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  centre: NearestCentre.nullable(),
  nearestCity: NearestCity.nullable().describe("Outside of what we serve: the nearest city that we do"),
});

const PincodeMappings = z.object({
  country: z.string(),
  mappings: z.array(PincodeMapping),
  served: z
    .array(z.object({ city: z.string(), postCodes: z.array(z.string()) }))
    .describe("By city, the post codes that are served: whole ones, beginnings, ranges"),
});

/** Where post codes lie and what we offer there: one of them, or all of a country that are known one by one. */
export const listPincodeMappings = defineCall({
  ...pincodeMappingsDescriptor,
  summary: "Where post codes lie and what we offer there",
  input: z.object({
    country: countryName,
    pincode: z.string().trim().max(20).optional().describe("In any digits; all known ones when unset"),
  }),
  example: { country: "IN", pincode: "560102" },
  answer: PincodeMappings,
  // Neither the parameters nor the answer are shown: of what is not ours nothing is known about a post code.
  agreed: agreed({
    answer: z.looseObject({}),
    complete: (_, { country }) => ({ country: String(country), mappings: [], served: [] }),
  }),
  failures: { 400: "The post code does not look like one of the country." },
});

export type PincodeMappings = z.infer<typeof PincodeMappings>;
export type PincodeMapping = z.infer<typeof PincodeMapping>;
