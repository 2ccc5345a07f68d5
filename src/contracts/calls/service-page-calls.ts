import { z } from "zod";
import { agreed } from "../agreement.ts";
import { defineCall } from "../define-call.ts";
import { ServicePage } from "../documents/service-page-document.ts";
import { headingOfHtml, openingOfHtml } from "../words/html-text.ts";
import { wordsOfSlug } from "../words/words-of-slug.ts";

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
  agreed: agreed({
    without: ["countryIsoCode", "languageCode"],
    answer: z.object({ content: z.string(), title: z.string().optional().catch(undefined) }),
    complete({ content, ...theirs }, input) {
      const slug = String(input.slug);
      const title = theirs.title || headingOfHtml(content) || wordsOfSlug(slug);
      const summary = openingOfHtml(content) ?? "";
      const seo = { seoTitle: title, seoDescription: summary };
      return { slug, title, summary, content, updated: "", headings: [], related: [], ...seo };
    },
  }),
  html: ["content"],
  failures: { 404: "There is no such page in this edition." },
});
