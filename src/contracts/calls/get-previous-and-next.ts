import { z } from "zod";
import { defineCall } from "../define-call.ts";
import { DocumentItem } from "./search-documents.ts";

/** The item before, the item itself and the item after, in gallery order; fewer where the gallery has fewer. */
export const getPreviousAndNext = defineCall({
  name: "getPreviousAndNext",
  host: "content",
  method: "GET",
  path: "/document/es/search/:contentType/slug/:slug/prevnext/:preNextContentType",
  input: z.object({
    contentType: z.string().min(1),
    slug: z.string().min(1),
    preNextContentType: z.string().min(1),
    filters: z.string().optional(),
  }),
  answer: z.looseObject({ contents: z.array(DocumentItem).max(3) }),
});
