import { z } from "zod";
import { defineCall } from "../define-call.ts";

/** Small texts and facts of a country: contact details, the chat widget's first message. */
export const getStaticContent = defineCall({
  name: "getStaticContent",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/static/:slug",
  input: z.object({
    slug: z.string().min(1),
    isoCode: z.string().optional(),
    languageCode: z.string().optional(),
  }),
  answer: z.looseObject({
    slug: z.string(),
    isoCode: z.string(),
    content: z.record(z.string(), z.unknown()),
  }),
});
