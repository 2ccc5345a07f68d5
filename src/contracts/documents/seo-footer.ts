import { z } from "zod";

export const SeoFooter = z.object({
  title: z.string().min(1).max(80),
  intro: z.string().min(1).max(400),
  groups: z
    .array(
      z.object({
        heading: z.string().min(1).max(40),
        text: z.string().min(1).max(200).optional(),
        links: z
          .array(z.object({ text: z.string().min(1).max(60), href: z.string().regex(/^\/[^/]/) }))
          .min(2)
          .max(12),
      }),
    )
    .min(1)
    .max(4),
});

export type SeoFooter = z.infer<typeof SeoFooter>;
