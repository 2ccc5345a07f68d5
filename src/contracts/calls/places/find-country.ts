import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";

export const findCountry = defineCall({
  name: "findCountry",
  summary: "The country that a visitor's address belongs to",
  host: "sales",
  method: "POST",
  path: "/utils/api/v2/geoip",
  input: z.object({
    required_fields: z.array(z.string()).min(1),
    visitorAddress: z.string().optional().describe("The address of whoever called when unset"),
    visitorCountry: z
      .string()
      .optional()
      .describe("What the CDN in front says, where there is one: it knows better than any database"),
  }),
  headers: { visitorAddress: "x-forwarded-for", visitorCountry: "x-visitor-country" },
  example: { required_fields: ["countryCode"], visitorAddress: "165.21.83.88" },
  answer: z.looseObject({ countryCode: z.string().regex(/^[A-Z]{2}$/) }),
  agreed: agreed({
    answer: z.looseObject({ countryCode: z.string().trim().toUpperCase().length(2) }),
    complete: (theirs) => theirs,
  }),
  failures: { 404: "Nobody can tell the country." },
  safe: true,
  timeoutMs: 1500,
});
