import { z } from "zod";
import { defineCall } from "../define-call.ts";

/** The country that a visitor's address belongs to. A 404 means nobody can tell. */
export const findCountry = defineCall({
  name: "findCountry",
  host: "sales",
  method: "POST",
  path: "/utils/api/v2/geoip",
  input: z.object({
    required_fields: z.array(z.string()).min(1),
    visitorAddress: z.string().optional(),
    /** What the CDN in front says, where there is one: it knows better than any database. */
    visitorCountry: z.string().optional(),
  }),
  headers: { visitorAddress: "x-forwarded-for", visitorCountry: "x-visitor-country" },
  answer: z.looseObject({ countryCode: z.string().regex(/^[A-Z]{2}$/) }),
  safe: true,
  timeoutMs: 1500,
});
