import { data } from "react-router";
import { listMagazinePosts } from "../../../../contracts/calls/magazine/magazine-posts.ts";
import { MAGAZINE_SIZES, MOST_MAGAZINE_PAGES } from "../../../../contracts/calls/magazine/magazine-shapes.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { MagazinePostItem } from "../../../../contracts/documents/magazine/stored-post.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { notFoundWith, pageNotFound } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { parsePage } from "../../../frame/seo/pagination.ts";
import type { SiteSettings } from "../../../frame/seo/site-settings.ts";
import { loadCues } from "../../cues/load-cues.ts";
import { counterBefore, placeCues } from "../../cues/place-cues.ts";
import { findStories, listStories } from "../stories/load-stories.ts";
import type { Story } from "../stories/story.ts";
import { storyPath } from "../stories/story-paths.ts";
import type { ListingSubject } from "./listing-subject.ts";
import { topicsOf } from "./topics.ts";

export interface ListingPlace {
  call: Caller;
  edition: Edition;
  url: URL;
  site: SiteSettings;
}

/** By which of their properties articles are asked for, or which were chosen. */
export type ListingQuestion =
  | Partial<Record<"categories" | "tags" | "authors" | "types", string>>
  | { chosen: readonly string[] };

/** One large, three beside it, and a cue and the others in two full rows. */
export const LISTING_PAGE_SIZE = 9;
/** A list as short as this leaves room for something else to read. */
const SHORT = 4;

/** Everything that a list of articles shows: the newest first, with the cues of the magazine among them. */
export async function loadListing(place: ListingPlace, subject: ListingSubject, question: ListingQuestion) {
  const { call, edition, site } = place;
  const page = Math.min(parsePage(place.url.searchParams), MOST_MAGAZINE_PAGES);
  const [{ stories, total }, { cues }] = await Promise.all([
    findPage(place, question, page),
    loadCues(call, edition, "magazine-cues"),
  ]);
  const counter = counterBefore({ page: page - 1, size: LISTING_PAGE_SIZE, hasPromise: false });
  const found = {
    subject,
    url: absoluteUrl(site.publicUrl, subject.path),
    page,
    lastPage: Math.ceil(total / LISTING_PAGE_SIZE),
    total,
    entries: placeCues({ items: stories, cues, counter }).entries,
    topics: topicsOf(stories, subject),
    more: total <= SHORT ? await findMore(place, stories) : [],
    listed: stories.flatMap(({ slug, title }) => {
      const path = storyPath(edition, slug);
      return path ? [{ name: title, url: absoluteUrl(site.publicUrl, path) }] : [];
    }),
  };
  return stories.length > 0 ? data(found) : notFoundWith(found);
}

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>["data"];

/** What a list shows of an article besides what every list does. */
export type ListedStory = Story & Partial<Pick<MagazinePostItem, "tags" | "childCategory">>;

interface FoundPage {
  stories: ListedStory[];
  total: number;
}

/** Whoever searches in vain is told that there is no such page; the caller reports the failure by its label (MG-17). */
async function findPage(
  { call, edition }: ListingPlace,
  question: ListingQuestion,
  page: number,
): Promise<FoundPage> {
  if ("chosen" in question) {
    const { chosen } = question;
    const slugs = chosen.slice((page - 1) * LISTING_PAGE_SIZE, page * LISTING_PAGE_SIZE);
    return { stories: await findStories(call, edition, slugs), total: chosen.length };
  }
  const outcome = await call(listMagazinePosts, {
    countryIsoCode: edition.isoCode,
    page,
    pageSize: LISTING_PAGE_SIZE,
    ...question,
  });
  if (!outcome.ok) throw pageNotFound();
  const { posts, total } = outcome.value;
  return { stories: posts, total };
}

async function findMore({ call, edition }: ListingPlace, shown: readonly Story[]): Promise<Story[]> {
  const most = MAGAZINE_SIZES.moreArticles;
  const newest = await listStories(call, edition, { page: 1, pageSize: most + SHORT });
  const slugs = new Set(shown.map(({ slug }) => slug));
  return newest.filter(({ slug }) => !slugs.has(slug)).slice(0, most);
}
