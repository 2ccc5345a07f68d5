import { listMagazinePosts } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CallInput } from "../../../../contracts/define-call.ts";
import type { MagazinePostItem } from "../../../../contracts/documents/magazine/stored-post.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import { optional } from "../../../frame/page.ts";
import type { Story } from "../stories/story.ts";
import type { StoryTopic } from "./story-topics.ts";

/**
 * The articles on a page's topic, the best matches first. Fewer than a full row are not shown. Pages with the same
 * topic start at different articles.
 */
export async function loadTopicRail(
  call: Caller,
  edition: Edition,
  topic: StoryTopic | undefined,
  turn = 0,
): Promise<Story[]> {
  if (!topic) return [];
  const { first = [], ...asked } = topic;
  const found = await listQuickly(call, edition, { ...asked, pageSize: LOOKED_THROUGH });
  const ranked = found.toSorted((one, other) => rankOf(one, first) - rankOf(other, first));
  const start = ranked.length > 0 ? (turn * ROW) % ranked.length : 0;
  return inRow([...ranked.slice(start), ...ranked.slice(0, start)], ROW);
}

export async function loadChosenRail(
  call: Caller,
  edition: Edition,
  slugs: readonly string[],
): Promise<Story[]> {
  // An invalid slug must not make the whole row fail.
  const asked = slugs.filter((slug) => /^[\w-]+$/.test(slug)).slice(0, LOOKED_THROUGH);
  if (asked.length === 0) return [];
  const found = await listQuickly(call, edition, { slug: asked.join(","), pageSize: asked.length });
  const chosen = asked.flatMap((slug) => found.find((story) => story.slug === slug) ?? []);
  return inRow(chosen, ROW);
}

export async function loadNewestRail(call: Caller, edition: Edition, count: number): Promise<Story[]> {
  return inRow(await listQuickly(call, edition, { pageSize: count }), count);
}

const ROW = 3;
const LOOKED_THROUGH = 24;

function inRow(stories: readonly Story[], count: number): Story[] {
  return stories.length < ROW ? [] : stories.slice(0, count);
}

/** Ranks an article by the first matching slug; a match of the category comes before a match of a tag. */
function rankOf({ category, childCategory, tags }: MagazinePostItem, first: readonly string[]): number {
  const categories = [category.slug, childCategory?.slug];
  const ranks = first.flatMap((slug, index) => {
    if (categories.includes(slug)) return [2 * index];
    return tags.some((tag) => tag.slug === slug) ? [2 * index + 1] : [];
  });
  return Math.min(...ranks, 2 * first.length);
}

type Question = Omit<CallInput<typeof listMagazinePosts>, "countryIsoCode">;

/** Content beside a page's main content uses the default timeout and not the longer one of the magazine's pages. */
const { timeoutMs: _, ...listRailPosts } = listMagazinePosts;

async function listQuickly(call: Caller, edition: Edition, question: Question): Promise<MagazinePostItem[]> {
  if (!linkTo(edition, "magazine-post", { postSlug: "any" })) return [];
  const asked = { ...question, countryIsoCode: edition.isoCode };
  const { posts } = await optional(call(listRailPosts, asked), { posts: [] });
  return posts;
}
