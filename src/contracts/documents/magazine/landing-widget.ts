import { z } from "zod";
import { Picture } from "../picture.ts";
import { namesDocument } from "../reference.ts";

const text = z.string().min(1);

/** A film that belongs to a story: `content/videos/<name>.mp4` and `.webm`. */
const FilmFile = z.strictObject({
  slug: text,
  name: z.string().regex(/^[a-z0-9-]+$/),
  poster: Picture,
  seconds: z.number().positive(),
});

export const LandingWidgetFile = z.strictObject({
  title: text,
  subtitle: text,
  icon: Picture,
  background: Picture,
  magazineSlugs: z.array(namesDocument(text, "magazine-posts")),
  isLivspaceTvEnabled: z.boolean().default(false),
  films: z.array(FilmFile).optional(),
});

const StoryFilm = z.object({
  slug: z.string(),
  webm: z.string(),
  mp4: z.string(),
  poster: z.string(),
  altText: z.string(),
  seconds: z.number(),
});

export const StoryRow = z.object({
  title: z.string(),
  subtitle: z.string(),
  magazineSlugs: z.array(z.string()).min(1),
  iconImageURL: z.string().nullish().catch(null),
  backgroundImage: z.string().nullish().catch(null),
  /** True when the row shows films. */
  isLivspaceTvEnabled: z.boolean().nullish().catch(null),
  /** Additional to the specification. */
  films: z.array(StoryFilm).optional().catch([]),
});

export const AgreedStoryRow = StoryRow.extend({ subtitle: z.string().nullish() });

/** The five posts at the top of India's magazine. */
export const PinnedPostsFile = z.strictObject({
  title: text,
  magazineSlugs: z.array(namesDocument(text, "magazine-posts")).length(5),
});

const PinnedPost = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.object({ name: z.string(), slug: z.string() }),
  image: z.string(),
  imageAltText: z.string(),
  media_details: z.object({ width: z.number(), height: z.number() }),
});

export const PinnedPosts = z.object({ title: z.string(), posts: z.array(PinnedPost) });

export type StoryRow = z.infer<typeof StoryRow>;
export type LandingWidgetFile = z.infer<typeof LandingWidgetFile>;
export type PinnedPostsFile = z.infer<typeof PinnedPostsFile>;
