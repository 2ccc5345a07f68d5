import { z } from "zod";

/** One line in a corner of the pages. Closing it sets a cookie that is named like the id and lives for `expiry` seconds. */
export const Notification = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  expiry: z.number().int().positive(),
  message: z.string().min(1).max(120),
  link: z.object({ text: z.string().min(1).max(30), href: z.string().regex(/^\/[^/]/) }).optional(),
  from: z.iso.date(),
  until: z.iso.date(),
});

export type Notification = z.infer<typeof Notification>;
