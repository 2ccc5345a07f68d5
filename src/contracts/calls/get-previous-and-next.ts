import { z } from "zod";
import { defineCall } from "../define-call.ts";
import { DocumentItem } from "./search-documents.ts";

export const getPreviousAndNext = defineCall({
  name: "getPreviousAndNext",
  summary: "An item with the one before it and the one after it in its gallery",
  host: "content",
  method: "GET",
  path: "/document/es/search/:contentType/slug/:slug/prevnext/:preNextContentType",
  input: z.object({
    contentType: z.string().min(1),
    slug: z.string().min(1),
    preNextContentType: z.string().min(1).describe("The content type of the neighbours"),
    filters: z.string().optional().describe("Which gallery: country.eq:IN;field.excludes:redirectedTo"),
  }),
  example: {
    contentType: "home-looks",
    slug: "modern-look",
    preNextContentType: "home-looks",
    filters: "country.eq:IN",
  },
  answer: z.looseObject({ contents: z.array(DocumentItem).max(3) }),
  failures: { 404: "There is no such item in this country." },
});
