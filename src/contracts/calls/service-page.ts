import { z } from "zod";
import { defineCall } from "../define-call.ts";

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
    title: z.string(),
    summary: z.string(),
    updated: z.string(),
    /** HTML. */
    content: z.string(),
    headings: z.array(z.looseObject({ id: z.string(), text: z.string() })),
    related: z.array(z.looseObject({ slug: z.string(), title: z.string() })),
    seoTitle: z.string(),
    seoDescription: z.string(),
  }),
  html: ["content"],
  failures: { 404: "There is no such page in this edition." },
});
