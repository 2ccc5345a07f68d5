import { z } from "zod";
import { Picture } from "./picture.ts";

const text = z.string().min(1);
const path = z
  .string()
  .regex(/^(\/|https:\/\/)/, "must be an address of ours that begins with /, or https://");

export const CUE_VARIATIONS = ["primaryCue", "secondaryCue"] as const;

/** The effect of a click: it opens the lead form, links to a page, or plays the video. */
const CUE_INTERACTIONS = ["leadForm", "url", "video"] as const;

const interaction = z.enum(CUE_INTERACTIONS);

const CueItem = z.strictObject({
  text: text.max(60),
  picture: Picture.optional(),
  disclaimer: text.optional(),
});

/** A promotional card between the designs of a list, as in the content file. */
export const CueFile = z
  .strictObject({
    title: text.max(70),
    text: z.string().min(20).max(180).optional(),
    variation: z.enum(CUE_VARIATIONS),
    /** The site itself positions the promise; it does not rotate with the other cues. */
    isPromise: z.literal(true).optional(),
    ctaText: text.max(30),
    cueInteractionType: interaction,
    leadFormTitle: text.max(70).optional(),
    redirectUrl: path.optional(),
    priority: z.number().int().min(1),
    /** The categories in whose lists the cue is shown; without it, every list of the country shows the cue. */
    onlyIn: z.array(text).min(1).optional(),
    picture: Picture.optional(),
    video: z
      .strictObject({ name: z.string().regex(/^[a-z0-9-]+$/), poster: Picture, seconds: z.number() })
      .optional(),
    secondaryCta: z
      .strictObject({ text: text.max(30), cueInteractionType: interaction, url: path.optional() })
      .optional(),
    itemsList: z.array(CueItem).max(6).default([]),
  })
  .superRefine((cue, context) => {
    const used = [cue.cueInteractionType, cue.secondaryCta?.cueInteractionType];
    const miss = (field: string) =>
      context.addIssue({ code: "custom", path: [field], message: "is needed for the action of the button" });
    if (used.includes("leadForm") && !cue.leadFormTitle) miss("leadFormTitle");
    if (cue.cueInteractionType === "url" && !cue.redirectUrl) miss("redirectUrl");
    if (cue.secondaryCta?.cueInteractionType === "url" && !cue.secondaryCta.url) miss("secondaryCta");
    if (used.includes("video") && !cue.video) miss("video");
    if (cue.variation === "secondaryCue" && !cue.secondaryCta) miss("secondaryCta");
  });

export const Cue = z.object({
  title: text,
  text: text.optional(),
  variation: z.enum(CUE_VARIATIONS),
  isPromise: z.boolean(),
  ctaText: text,
  leadFormTitle: text.nullable(),
  redirectUrl: text.nullable(),
  cueInteractionType: interaction,
  priority: z.number(),
  onlyIn: z.array(text).optional(),
  imgSrc: text.nullable(),
  video: z
    .object({ mp4: text, webm: text, poster: text, altText: z.string(), seconds: z.number() })
    .nullable(),
  primaryCta: z.object({ text, cueInteractionType: interaction }),
  secondaryCta: z.object({ text, cueInteractionType: interaction, url: text.nullable() }).nullable(),
  itemsList: z.array(
    z.object({
      text,
      imgSrc: text.nullable(),
      meta: z.object({ disclaimerText: text.nullable() }),
    }),
  ),
});

export type CueFile = z.infer<typeof CueFile>;
export type Cue = z.infer<typeof Cue>;
