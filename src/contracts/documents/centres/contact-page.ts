import { z } from "zod";
import { CTA_TYPES } from "../../leads/cta-types.ts";
import { Picture } from "../picture.ts";
import { ContentSection } from "../sections/content-section.ts";
import { Phone } from "../sections/page-sections.ts";
import { pageTarget, text } from "../sections/section-parts.ts";

const PURPOSES = ["new-project", "existing-project", "partner", "press", "careers"] as const;

/** A way to contact us. A channel whose page does not exist is not shown. */
const Channel = z.union([
  z.strictObject({ label: text, asks: z.enum(CTA_TYPES) }),
  z.strictObject({ label: text, ...pageTarget }),
  z.strictObject({ label: text, email: z.email() }),
  z.strictObject({ label: text, phone: Phone.shape.href }),
  z.strictObject({ label: text, whatsapp: z.literal(true) }),
  z.strictObject({ label: text, anchor: z.string().regex(/^[a-z0-9-]+$/) }),
]);

const Purpose = z.strictObject({
  id: z.enum(PURPOSES),
  name: text,
  text,
  answer: text,
  channels: z.array(Channel).min(1).max(3),
});

export const ContactPage = z.strictObject({
  title: z.string().min(15).max(60),
  description: z.string().min(110).max(160),
  crumb: text,
  headline: text,
  lede: text,
  purposes: z
    .strictObject({ title: text, lede: text, answers: text, items: z.array(Purpose).length(5) })
    .optional(),
  reach: z
    .strictObject({
      title: text,
      lines: z
        .array(z.strictObject({ label: text, channel: Channel, note: text.optional() }))
        .min(2)
        .max(5),
      address: z.strictObject({ label: text, lines: z.array(text).min(1).max(4) }),
      note: text,
    })
    .optional(),
  before: z.array(ContentSection).default([]),
  centres: z.strictObject({ title: text, lede: text, picture: Picture.optional() }),
  visit: z.strictObject({ title: text, lede: text, points: z.array(text).min(2).max(5) }),
  after: z.array(ContentSection).default([]),
});

export type ContactPage = z.infer<typeof ContactPage>;
export type ContactChannel = z.infer<typeof Channel>;
