import { z } from "zod";

/** A field that is missing, empty or of another type is ignored, so that no cue breaks the page that shows it. */
const words = z.string().trim().min(1).optional().catch(undefined);
const Call = z.object({ text: words, cueInteractionType: words, url: words }).optional().catch(undefined);

const address = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)/)
  .optional()
  .catch(undefined);

const Photo = z.object({
  url: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  dominant: z.string(),
});

const Video = z.object({
  webm: address,
  mp4: address,
  poster: address,
  altText: z.string().catch(""),
  seconds: z.number().positive().optional().catch(undefined),
});

const Item = z.object({
  text: z.string().trim().min(1),
  imgSrc: words,
  meta: z.object({ disclaimerText: words }).optional().catch(undefined),
});

/** A cue as the site reads it, from any host: only a slug and a title are required. */
export const CueDocument = z.object({
  slug: z.string().min(1),
  title: z.string().trim().min(1),
  text: words,
  variation: words,
  isPromise: z.boolean().catch(false),
  ctaText: words,
  cueInteractionType: words,
  leadFormTitle: words,
  redirectUrl: words,
  priority: z.number().catch(Number.MAX_SAFE_INTEGER),
  onlyIn: z.array(z.string()).optional().catch(undefined),
  imgSrc: words,
  picture: z.object({ photo: Photo, alt: z.string() }).optional().catch(undefined),
  video: Video.optional().catch(undefined),
  primaryCta: Call,
  secondaryCta: Call,
  itemsList: z
    .array(Item.optional().catch(undefined))
    .transform((items) => items.filter((item) => item !== undefined))
    .catch([]),
});

export type CueDocument = z.infer<typeof CueDocument>;
export type CueVideo = z.infer<typeof Video>;
