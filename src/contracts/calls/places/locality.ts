import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { NearestCentre, NO_SERVICES, PlaceName, ServiceUnits } from "../../places/place-shapes.ts";

export const getLocality = defineCall({
  name: "getLocality",
  summary: "A locality of a city, with its post codes and what we offer there",
  host: "web-backend",
  method: "GET",
  path: "/v1/locality",
  input: z.object({
    city: z.string().trim().min(1).max(80),
    locality: z.string().trim().min(1).max(80),
    country: z.string().trim().max(40).optional().describe("Every country when unset"),
  }),
  example: { city: "bengaluru", locality: "hsr-layout" },
  answer: z.object({
    country: z.string(),
    city: z.object({ slug: z.string(), name: PlaceName }),
    locality: z.object({ slug: z.string(), name: PlaceName }),
    lat: z.number(),
    lng: z.number(),
    pincodes: z.array(z.string()).describe("Whole post codes, beginnings of them, or ranges"),
    services: ServiceUnits,
    centre: NearestCentre.nullable(),
  }),
  agreed: agreed({
    without: ["country"],
    answer: z.looseObject({}),
    complete: (_, { city, locality }) => ({
      country: "",
      city: { slug: String(city), name: { en: String(city) } },
      locality: { slug: String(locality), name: { en: String(locality) } },
      lat: 0,
      lng: 0,
      pincodes: [],
      services: NO_SERVICES,
      centre: null,
    }),
  }),
  failures: { 404: "There is no such city or locality." },
});
