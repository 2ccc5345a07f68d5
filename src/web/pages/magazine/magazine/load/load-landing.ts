import {
  listMagazineCategories,
  listMagazinePosts,
  MAGAZINE_SIZES,
} from "../../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { CallAnswer } from "../../../../../contracts/define-call.ts";
import type { DocumentOf } from "../../../../../contracts/documents/documents.ts";
import type { StoryRow } from "../../../../../contracts/documents/magazine/landing-widget.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import type { Country } from "../../../../../editions/regions.ts";
import type { Photo } from "../../../../../ui/media/photo.ts";
import { loadCues } from "../../../../features/lists/cues/read-cue.ts";
import { BROWSED_STORIES } from "../../../../features/magazine/browse/browse-category.ts";
import { findStories, listStories } from "../../../../features/magazine/stories/load-stories.ts";
import type { Story } from "../../../../features/magazine/stories/story.ts";
import { findDocument, findDocuments } from "../../../../frame/load-document.ts";
import { optional, pageNotFound, required } from "../../../../frame/page.ts";

export type Landing = Awaited<ReturnType<typeof loadLanding>>;

/** One large story and four beside it. */
const LEADING = 5;

/** Loads the first page. Each part is requested separately: one that fails does not affect the others. */
export async function loadLanding(call: Caller, edition: Edition) {
  const [pinned, rows, categories, browse, recent, { cues }] = await Promise.all([
    loadPinned(call, edition),
    Promise.all(ROW_NAMES.map((row) => loadRow(call, edition, row))),
    loadPopularCategories(call, edition),
    loadBrowse(call, edition),
    loadRecent(call, edition, 1),
    loadCues(call, edition, "magazine-cues"),
  ]);
  // Without pinned stories the newest ones lead.
  const first = pinned.length > 0 ? pinned : recent.stories.slice(0, LEADING);
  const cover = coverStory(first, recent.stories);
  const leading = cover ? [cover, ...first] : first;
  const notShown = storyFilter(leading);
  return {
    leading,
    rows: fillRows(rows, notShown),
    below: notShown(recent.stories),
    categories,
    browse,
    recent,
    cues,
  };
}

type StoryFilter = (stories: readonly Story[]) => Story[];

/** Returns a function that leaves out the stories that it has been given before. */
function storyFilter(shown: readonly Story[]): StoryFilter {
  const slugs = new Set(shown.map(({ slug }) => slug));
  return (stories) => {
    const others = stories.filter(({ slug }) => !slugs.has(slug));
    for (const { slug } of others) slugs.add(slug);
    return others;
  };
}

/** Leaves out the rows without stories of their own. */
function fillRows(loaded: readonly (FilledRow | undefined)[], notShown: StoryFilter) {
  const rows: Partial<Record<RowName, FilledRow>> = {};
  for (const [index, name] of ROW_NAMES.entries()) {
    const row = loaded[index];
    const stories = notShown(row?.stories ?? []);
    if (row && stories.length > 0) rows[name] = { ...row, stories };
  }
  return rows;
}

/** The newest story, if all leading ones are older. Undefined if the first leading story is the cover. */
function coverStory(leading: readonly Story[], [newest]: readonly Story[]): Story | undefined {
  const day = newest?.date;
  const isNewer = day !== undefined && leading.every(({ date = "" }) => date < day);
  return isNewer && leading.length > 0 ? newest : undefined;
}

type PinnedPost = DocumentOf<"pinned-posts">["posts"][number];

/** The document with the pinned stories; other countries have none (MG-12). */
const PINNED: Partial<Record<Country, string>> = { in: "in_pinned_posts" };

/** The five pinned stories of the magazine, with their other facts. */
async function loadPinned(call: Caller, edition: Edition): Promise<Story[]> {
  const slug = PINNED[edition.country];
  const pinned = slug && (await findDocument("pinned-posts", { call, edition }, slug));
  if (!pinned) return [];
  const known = await findStories(
    call,
    edition,
    pinned.posts.map(({ slug }) => slug),
  );
  const bySlug = new Map(known.map((story) => [story.slug, story]));
  // The pinned stories are ours. An upstream's magazine has other stories and no pages for these.
  const isTheirs = call.isUpstream?.(listMagazinePosts) ?? false;
  return pinned.posts
    .filter(({ slug }) => !isTheirs || bySlug.has(slug))
    .map((post) => pinStory(post, bySlug.get(post.slug)));
}

/**
 * Uses the pinned post's own wide picture; the placeholder colour and the tall picture for phones come from the
 * story.
 */
function pinStory(post: PinnedPost, story: Story | undefined): Story {
  const { image, imageAltText, media_details } = post;
  const { dominant, tall } = story?.picture?.photo ?? {};
  return {
    ...story,
    ...post,
    picture: { photo: { url: image, ...media_details, dominant, tall }, alt: imageAltText },
  };
}

/**
 * The rows that editors fill, and the document of each (MG-25). A story is only in the first row that names it, so
 * the rows about one subject come before the general ones.
 */
const ROWS = {
  homes: { kind: "home-story-gallery", name: "home_story_gallery" },
  films: { kind: "diwali-stories", name: "video_stories_widget" },
  season: { kind: "diwali-stories", name: "seasonal_widget" },
  popular: { kind: "trending-stories", name: "popular_stories" },
  editorsPick: { kind: "trending-stories", name: "editors_pick" },
} as const;

type RowName = keyof typeof ROWS;

const ROW_NAMES = Object.keys(ROWS) as RowName[];

export interface FilledRow extends Omit<StoryRow, "magazineSlugs"> {
  stories: Story[];
}

/** Undefined if the row cannot be loaded; the other rows are not affected. */
async function loadRow(call: Caller, edition: Edition, row: RowName): Promise<FilledRow | undefined> {
  const { kind, name } = ROWS[row];
  const found = await findDocument(kind, { call, edition }, `${edition.country}_${name}`);
  if (!found) return undefined;
  const { magazineSlugs, ...words } = found;
  const stories = await findStories(call, edition, magazineSlugs);
  return { ...words, stories };
}

export interface PopularCategory {
  id: string;
  slug: string;
  name: string;
  post_count: number;
  cover_image: string;
  /** The same photograph with its size and colour, if it is one of ours. */
  photo?: Photo | undefined;
}

export interface PopularCategories {
  data: PopularCategory[];
  /** The response was missing or could not be read. */
  isDataFetchError: boolean;
}

/** The most popular categories, up to the requested number (MG-14). */
export async function loadPopularCategories(
  call: Caller,
  edition: Edition,
  count: number = MAGAZINE_SIZES.popularCategories,
): Promise<PopularCategories> {
  const rows = await findDocuments("magazine_categories", { call, edition }, { size: count });
  const data = rows.slice(0, count).map(toCategory);
  return { data, isDataFetchError: data.length === 0 };
}

/** Converts the fields of the search response (MG-08). */
function toCategory(row: DocumentOf<"magazine_categories">): PopularCategory {
  const { filter_id, filter_display_name, filter_count, image_url, picture } = row;
  return {
    id: filter_id,
    slug: slugOf(filter_id, filter_display_name),
    name: filter_display_name,
    post_count: filter_count,
    cover_image: image_url,
    photo: picture?.photo,
  };
}

/** A numeric id is not a slug, so the slug is derived from the name (AMB-13). */
function slugOf(id: string, name: string): string {
  const isTextual = /[a-z]/i.test(id);
  return isTextual
    ? id
    : name
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
        .replaceAll(/^-|-$/g, "");
}

export type CategoryTree = CallAnswer<typeof listMagazineCategories>["categories"];

export interface Browse {
  /** Empty if they could not be loaded, which is reported with the text of the specification (MG-19). */
  categories: CategoryTree;
  /** The stories of the first category, which is open. */
  stories: Story[];
}

async function loadBrowse(call: Caller, edition: Edition): Promise<Browse> {
  const { categories } = await optional(call(listMagazineCategories, { iso: edition.country }), {
    categories: [],
  });
  const first = categories[0]?.categorySlug;
  const stories = first
    ? await listStories(call, edition, { categories: first, page: 1, pageSize: BROWSED_STORIES })
    : [];
  return { categories, stories };
}

export interface RecentStories {
  stories: Story[];
  page: number;
  lastPage: number;
  total: number;
}

const SIZE = MAGAZINE_SIZES.landingRecent;

/** The newest stories. The first page also works without them; later pages do not. */
async function loadRecent(call: Caller, edition: Edition, page: number): Promise<RecentStories> {
  const asked = call(listMagazinePosts, { countryIsoCode: edition.isoCode, page, pageSize: SIZE });
  const { posts, total } =
    page === 1 ? await optional(asked, { posts: [], total: 0 }) : await required(asked);
  if (page > 1 && posts.length === 0) throw pageNotFound();
  return { stories: posts, page, lastPage: Math.max(1, Math.ceil(total / SIZE)), total };
}

/** The pages after the first contain only stories, newest first. */
export async function loadOlder(call: Caller, edition: Edition, page: number) {
  const [recent, { categories }] = await Promise.all([
    loadRecent(call, edition, page),
    optional(call(listMagazineCategories, { iso: edition.country }), { categories: [] }),
  ]);
  return { recent, categories };
}
