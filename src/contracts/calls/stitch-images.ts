import { z } from "zod";
import { defineCall } from "../define-call.ts";

const WATERMARK_LOCATIONS = ["topLeft", "topRight", "bottomLeft", "bottomRight"] as const;
export type WatermarkLocation = (typeof WATERMARK_LOCATIONS)[number];

const address = z.string().min(1).max(600);

export const stitchImages = defineCall({
  name: "stitchImages",
  summary: "Puts pictures side by side, with a watermark, and returns the address of the result",
  host: "dobby",
  method: "POST",
  path: "/images/stitch",
  input: z.object({
    images: z
      .array(address)
      .min(1)
      .max(6)
      .describe("Addresses of pictures of our library in any size, or of the two image hosts"),
    watermark: address.optional().describe("A few words, or the address of a picture"),
    location: z.enum(WATERMARK_LOCATIONS).default("bottomRight"),
  }),
  example: {
    images: ["/api/images/kitchen-sage-1/640.webp", "/api/images/living-sage-1/640.webp"],
    watermark: "Sage",
  },
  answer: z.object({ url: z.string().min(1) }),
  timeoutMs: 20_000,
});
