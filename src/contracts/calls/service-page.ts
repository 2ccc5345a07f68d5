import { z } from "zod";
import { defineCall } from "../define-call.ts";
import { ServicePage } from "../documents/service-page.ts";

export const getServicePage = defineCall({
  name: "getServicePage",
  summary: "A service, a policy or the terms, in the edition of a country and language",
  host: "backend",
  method: "GET",
  path: "/v1/contents/by.slug/:slug",
  input: z.object({
    slug: z.string().min(1),
    countryIsoCode: z
      .string()
      .regex(/^([A-Za-z]{2})?$/, "must be a country's code of two letters, such as IN or SG")
      .optional(),
    languageCode: z
      .string()
      .regex(/^[A-Za-z]{2}$/, "must be a language of two letters")
      .optional(),
  }),
  example: { slug: "pricing-and-quotes", countryIsoCode: "IN" },
  answer: z.looseObject({
    slug: z.string(),
    ...ServicePage.omit({ topic: true, order: true, readingMinutes: true }).shape,
  }),
  html: ["content"],
  failures: { 404: "There is no such page in this edition." },
});
