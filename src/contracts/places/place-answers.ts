import { z } from "zod";
import { ServiceUnits } from "./place-shapes.ts";

export const PlaceSuggestion = z.object({
  placeId: z.string(),
  kind: z.enum(["property", "locality", "city"]),
  name: z.string(),
  detail: z.string().describe("Its location in words"),
  sample: z.boolean().optional().describe("An invented one, for demonstration"),
});

export const PlaceSuggestions = z.object({
  predictions: z.array(PlaceSuggestion),
  source: z.enum(["own", "google"]),
});

export const Place = z.object({
  placeId: z.string(),
  name: z.string(),
  formatted_address: z.string(),
  lat: z.number(),
  lng: z.number(),
  pincode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  countryCode: z.string(),
  services: ServiceUnits,
  sample: z.boolean().optional(),
});

export type Place = z.infer<typeof Place>;
export type PlaceSuggestions = z.infer<typeof PlaceSuggestions>;
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;
