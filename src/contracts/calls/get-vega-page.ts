import { z } from "zod";
import { defineCall } from "../define-call.ts";
import { countryCode } from "../field-types.ts";

export const getVegaPage = defineCall({
  name: "getVegaPage",
  summary: "A landing page that marketing puts together from blocks",
  host: "backend",
  method: "GET",
  path: "/v1/vega/pages/:pageSlug",
  input: z.object({
    pageSlug: z.string().min(1).max(200),
    countryIsoCode: countryCode,
    languageCode: z.string().optional(),
  }),
  answer: z.looseObject({ slug: z.string(), jsonBody: z.record(z.string(), z.unknown()) }),
});
