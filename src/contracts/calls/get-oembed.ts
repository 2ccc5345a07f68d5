import { z } from "zod";
import { defineCall } from "../define-call.ts";
import { wholeNumber } from "../field-types.ts";
import { OWN_PATHS } from "../hosts.ts";

export const Oembed = z.object({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.number().int(),
  html: z.string().describe("A frame with our embed in it"),
  width: z.number().int(),
  height: z.number().int(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.number().int().optional(),
  thumbnail_height: z.number().int().optional(),
});

export type Oembed = z.infer<typeof Oembed>;

export const getOembed = defineCall({
  name: "getOembed",
  summary: "How to show an address of the site in a frame (oEmbed 1.0)",
  host: "own",
  method: "GET",
  path: OWN_PATHS.oembed,
  example: { url: "https://www.example.com/oembed/cta", maxwidth: 480 },
  input: z.object({
    url: z.string().max(2000).describe("An embed, or a page that has one: a design, a smart photo, a story"),
    format: z.string().max(20).optional().describe("json when unset, or xml"),
    maxwidth: wholeNumber(1, 100_000).optional(),
    maxheight: wholeNumber(1, 100_000).optional(),
  }),
  answer: Oembed,
  failures: {
    404: "The address is not one of ours, or has no embed.",
    501: "A format other than json or xml was requested.",
  },
});
