import { z } from "zod";

/**
 * One line in a corner of the pages. Closing it sets a cookie with the id as its name and a lifetime of `expiry`
 * seconds.
 */
export const Notification = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  expiry: z.number().int().positive(),
  message: z.string().min(1).max(120),
  link: z.object({ text: z.string().min(1).max(30), href: z.string().regex(/^\/[^/]/) }).optional(),
  from: z.iso.date(),
  until: z.iso.date(),
});

export type Notification = z.infer<typeof Notification>;
