import {
  listMagazinePosts,
  MAGAZINE_SIZES,
  MAX_MAGAZINE_PAGES,
} from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { MagazinePostItem } from "../../../../contracts/documents/magazine/stored-post.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { pageNotFound } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { feedTitle } from "../../../frame/seo/feed-title.ts";
import { listMeta } from "../../../frame/seo/list-meta.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";
import { answerList, type ListQuery, listJsonLd, loadList } from "../../lists/gallery/load-list.ts";
import { findStories, listStories } from "../stories/load-stories.ts";
import { coverOf, type Story } from "../stories/story.ts";
import { storyPath } from "../stories/story-paths.ts";
import type { ListingQuestion, ListingSubject } from "./listing-subject.ts";

/** One large story, three beside it, then a cue and the others in two full rows. */
const LISTING_PAGE_SIZE = 9;
/** A list up to this length leaves room for other stories. */
const SHORT = 4;

export async function loadListing(asking: ListQuery, subject: ListingSubject, question: ListingQuestion) {
  const { edition, site } = asking;
  const list = await loadList(asking, {
    path: subject.path,
    size: LISTING_PAGE_SIZE,
    mostPages: MAX_MAGAZINE_PAGES,
    cues: { kind: "magazine-cues" },
    find: (page) => findPage(asking, question, page),
    linkOf: ({ slug, title }) => ({ name: title, path: storyPath(edition, slug) }),
  });
  const stories = list.entries.flatMap((entry) => (entry.kind === "item" ? [entry.item] : []));
  return answerList({
    subject,
    url: absoluteUrl(site.publicUrl, subject.path),
    list,
    topics: topicsOf(stories, subject),
    more: list.total <= SHORT ? await findMore(asking, stories) : [],
  });
}

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>["data"];

export type ListedStory = Story & Partial<Pick<MagazinePostItem, "tags" | "childCategory">>;

/** A search without results responds with not found; the caller reports the failure under its label (MG-17). */
async function findPage(
  { call, edition }: ListQuery,
  question: ListingQuestion,
  page: number,
): Promise<{ items: ListedStory[]; total: number }> {
  if ("chosen" in question) {
    const { chosen } = question;
    const slugs = chosen.slice((page - 1) * LISTING_PAGE_SIZE, page * LISTING_PAGE_SIZE);
    return { items: await findStories(call, edition, slugs), total: chosen.length };
  }
  const outcome = await call(listMagazinePosts, {
    countryIsoCode: edition.isoCode,
    page,
    pageSize: LISTING_PAGE_SIZE,
    ...question,
  });
  if (!outcome.ok) throw pageNotFound();
  const { posts, total } = outcome.value;
  return { items: posts, total };
}

async function findMore({ call, edition }: ListQuery, shown: readonly Story[]): Promise<Story[]> {
  const most = MAGAZINE_SIZES.moreArticles;
  const newest = await listStories(call, edition, { page: 1, pageSize: most + SHORT });
  const slugs = new Set(shown.map(({ slug }) => slug));
  return newest.filter(({ slug }) => !slugs.has(slug)).slice(0, most);
}

export function listingMeta(found: LoadedListing, context: MetaContext): PageDescription {
  const { t, atHost } = context;
  const { subject, list } = found;
  const [first] = list.entries;
  const cover = first?.kind === "item" ? coverOf(first.item) : undefined;
  return listMeta(
    list,
    {
      title: t(`magazineList.title-${subject.kind}`, { name: subject.name }),
      description: descriptionOf(subject, context),
      canonical: subject.path,
      crumb: subject.name,
      crumbNames: {
        magazine: t("layout.magazine"),
        ...(subject.parent && { "magazine-category": subject.parent.name }),
      },
      ...(subject.kind === "category" && { feedTitle: feedTitle(context, subject.name) }),
      ...(cover && { image: { ...sharedPicture(cover.photo, atHost), alt: cover.alt } }),
      jsonLd: [
        ...(subject.kind === "author" && list.page === 1 && !subject.sample ? [person(found)] : []),
        ...listJsonLd(list),
      ],
    },
    context,
  );
}

function descriptionOf(
  { kind, name, description, role, city, expertise }: ListingSubject,
  { t, edition }: MetaContext,
): string {
  // A list that exists in several countries has a description for each of them.
  const country = t(COUNTRY_LABELS[edition.country]);
  if (kind === "author" && role && city && expertise)
    return t("magazineList.description-author", {
      name,
      role,
      city,
      expertise: expertise.join(", "),
      country,
    });
  return t("magazineList.description", {
    text: description ?? t("magazineList.about", { name }),
    country,
  });
}

/** The author as a schema.org Person, with the known facts. */
function person({ subject, url }: LoadedListing): JsonLd {
  const { name, role, city, bio, expertise, languages } = subject;
  return {
    "@type": "Person",
    name,
    url,
    ...(role && { jobTitle: role }),
    ...(bio && { description: bio }),
    ...(city && { workLocation: { "@type": "Place", name: city } }),
    ...(expertise && { knowsAbout: expertise }),
    ...(languages && { knowsLanguage: languages }),
  };
}

export interface Topic {
  kind: "category" | "tag" | "type";
  name: string;
  slug: string;
}

type Tagged = Pick<MagazinePostItem, "category"> & Partial<Pick<MagazinePostItem, "tags" | "type">>;

type Named = Pick<Topic, "name" | "slug">;

const MAX_CATEGORIES = 4;
const MAX_TAGS = 8;
const MAX_TYPES = 2;

/** The other topics of a list's articles: categories, tags and types, each by frequency. */
function topicsOf(posts: readonly Tagged[], { kind, slug }: Pick<ListingSubject, "kind" | "slug">): Topic[] {
  // All articles of a category are in it or in its parent category.
  const categories = kind === "category" ? [] : posts.map(({ category }) => category);
  const tags = posts.flatMap(({ tags = [] }) => tags);
  const types = posts.flatMap(({ type }) => type ?? []);
  const others = (own: Topic["kind"], named: readonly Named[]) =>
    named.filter((topic) => own !== kind || topic.slug !== slug);
  return [
    ...commonest("category", categories, MAX_CATEGORIES),
    ...commonest("tag", others("tag", tags), MAX_TAGS),
    ...commonest("type", others("type", types), MAX_TYPES),
  ];
}

function commonest(kind: Topic["kind"], named: readonly Named[], most: number): Topic[] {
  const counts = new Map<string, { topic: Topic; count: number }>();
  for (const { name, slug } of named) {
    if (name === "" || slug === "") continue;
    const known = counts.get(slug) ?? { topic: { kind, name, slug }, count: 0 };
    counts.set(slug, { ...known, count: known.count + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ topic }) => topic);
}
