import { z } from "zod";
import type { MagazinePostItem } from "../../documents/magazine/stored-post.ts";

const Named = z.object({ name: z.string(), slug: z.string() });
const NOBODY = { name: "", slug: "" };

/** An article as the specification names it. Besides its slug and its title a page can do without all of it. */
export const AgreedPost = z.object({
  id: z.int().catch(0),
  slug: z.string(),
  title: z.string(),
  date: z.string().catch("").transform(asInstant),
  category: Named.catch(NOBODY),
  authors: z.array(Named.extend({ id: z.int().catch(0) })).catch([]),
  image: z.string().catch(""),
  /** Nothing keeps the place of a picture whose size nobody tells. */
  media_details: z.object({ width: z.number(), height: z.number() }).catch({ width: 0, height: 0 }),
  imageAltText: z.string().catch(""),
  excerpt: z.string().catch(""),
  tags: z.array(Named).catch([]),
});

export function completePost(post: z.output<typeof AgreedPost>): MagazinePostItem {
  return { ...post, imageAltText: post.imageAltText || post.title };
}

/** WordPress writes dates without a zone. One that nobody can read is none. */
function asInstant(date: string): string {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(date);
  const time = Date.parse(hasZone || !date.includes(":") ? date : `${date.replace(" ", "T")}Z`);
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}
