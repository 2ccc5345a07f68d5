import { z } from "zod";
import { defineCall } from "../define-call.ts";

/** Small texts and facts of a country: contact details, the chat widget's first message. */
export const getStaticContent = defineCall({
  name: "getStaticContent",
  summary: "A small text or a few facts of a country",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/static/:slug",
  input: z.object({
    slug: z.string().min(1),
    isoCode: z.string().optional(),
    languageCode: z.string().optional(),
  }),
  example: { slug: "message-default", isoCode: "SG" },
  answer: z.looseObject({
    slug: z.string(),
    isoCode: z.string(),
    content: z.record(z.string(), z.unknown()),
  }),
  failures: { 404: "There is no such text." },
});
