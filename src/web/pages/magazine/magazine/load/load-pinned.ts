import { listMagazinePosts } from "../../../../../contracts/calls/magazine/magazine-posts.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { DocumentOf } from "../../../../../contracts/documents/documents.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { findStories } from "../../../../features/magazine/stories/load-stories.ts";
import type { Story } from "../../../../features/magazine/stories/story.ts";
import { findDocument } from "../../../../frame/load-document.ts";

type PinnedPost = DocumentOf<"pinned-posts">["posts"][number];

/** The document that names them; the other countries have none (MG-12). */
const PINNED: Partial<Record<Country, string>> = { in: "in_pinned_posts" };

/** The five stories that lead the magazine, with what else is known of each. */
export async function loadPinned(call: Caller, edition: Edition): Promise<Story[]> {
  const slug = PINNED[edition.country];
  const pinned = slug && (await findDocument("pinned-posts", { call, edition }, slug));
  if (!pinned) return [];
  const known = await findStories(
    call,
    edition,
    pinned.posts.map(({ slug }) => slug),
  );
  const bySlug = new Map(known.map((story) => [story.slug, story]));
  // They are ours. Somebody else's magazine has other stories, and no page for these.
  const isTheirs = call.isElsewhere?.(listMagazinePosts) ?? false;
  return pinned.posts
    .filter(({ slug }) => !isTheirs || bySlug.has(slug))
    .map((post) => pinStory(post, bySlug.get(post.slug)));
}

/** Its own wide print; the colour that holds its place, and the tall print for phones, are those of the story. */
function pinStory(post: PinnedPost, story: Story | undefined): Story {
  const { image, imageAltText, media_details } = post;
  const { dominant, tall } = story?.picture?.photo ?? {};
  return {
    ...story,
    ...post,
    picture: { photo: { url: image, ...media_details, dominant, tall }, alt: imageAltText },
  };
}
