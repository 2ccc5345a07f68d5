import { z } from "zod";
import { markdownText } from "./markdown-text.ts";
import { namesDocument } from "./reference.ts";

const text = z.string().min(1);

/**
 * A service or a policy as an editor writes it: the front matter of `service-pages/<region>/<slug>.md`, and its text.
 */
export const ServicePageFile = z.strictObject({
  title: text.max(80),
  /** A summary in two to four sentences for readers who read nothing else. */
  summary: text.min(60).max(700),
  updated: z.iso.date(),
  topic: z.enum(["service", "policy", "terms", "guide"]),
  order: z.number().int(),
  related: z.array(namesDocument(text, "service-pages")).default([]),
  seoTitle: text.max(70),
  seoDescription: text.min(60).max(170),
  /** Set when names or figures in it are placeholders for real ones. */
  sample: z.literal(true).optional(),
  // Arabic needs fewer words than English for the same text.
  ...markdownText(180, 900),
});

export const ServicePage = z.object({
  title: z.string(),
  summary: z.string(),
  updated: z.string(),
  topic: z.string(),
  order: z.number(),
  content: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  readingMinutes: z.number(),
  related: z.array(z.object({ slug: z.string(), title: z.string() })),
  seoTitle: z.string(),
  seoDescription: z.string(),
});

export const ListedServicePage = ServicePage.extend({ slug: z.string() });

export type ListedServicePage = z.infer<typeof ListedServicePage>;
export type ServicePageFile = z.infer<typeof ServicePageFile>;
