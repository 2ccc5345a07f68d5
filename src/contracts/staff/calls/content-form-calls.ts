import { z } from "zod";
import { localisedText, wholeNumber } from "../../field-types.ts";
import { defineStaffCall } from "../define-staff-call.ts";

const Photograph = z.object({
  name: z.string(),
  address: z.string().describe("Of the image service; size and format are appended"),
  width: z.number().int(),
  height: z.number().int(),
  dominant: z.string(),
  alt: localisedText(z.string()).nullable(),
});

export const listPhotographs = defineStaffCall({
  name: "listPhotographs",
  summary: "The photographs of the catalogue by their names and alternative texts, page by page",
  method: "GET",
  path: "/v1/content/photographs",
  right: "content.read",
  input: z.object({
    search: z.string().trim().max(120).optional(),
    name: z.string().max(120).optional().describe("Only the photograph with this name"),
    after: z.string().max(120).optional().describe("The `next` of the page before"),
    size: wholeNumber(1, 100).default(40),
  }),
  answer: z.object({
    photographs: z.array(Photograph),
    next: z.string().nullable(),
    total: z.number().int(),
  }),
});

export const renderMarkdown = defineStaffCall({
  name: "renderMarkdown",
  summary: "A Markdown text as the site writes it, with what it can't read",
  method: "POST",
  path: "/v1/content/markdown-previews",
  right: "content.read",
  input: z.object({ text: z.string().max(200_000) }),
  answer: z.object({
    html: z.string(),
    words: z.number().int(),
    faults: z.array(z.object({ line: z.number().int(), message: z.string() })),
  }),
});

export type CataloguePhotograph = z.infer<typeof Photograph>;
