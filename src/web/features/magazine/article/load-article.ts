import { listDesignCategories } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import { getMagazinePost, MAGAZINE_SIZES } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import { optional, type PageContext, pageNotFound, required } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { categoryPath } from "../../design-ideas/designs/design-path.ts";
import { findDesigns } from "../../design-ideas/designs/list-designs.ts";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import { loadCues } from "../../lists/cues/read-cue.ts";
import { listStories } from "../stories/load-stories.ts";
import type { Story } from "../stories/story.ts";
import { storyPath } from "../stories/story-paths.ts";
import { readArticle } from "./read-article.ts";
import { layText } from "./text/lay-text.ts";
import { loadScenes } from "./text/load-scenes.ts";

export type Post = CallAnswer<typeof getMagazinePost>;
export type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>;

/** Loads the page of an article. Throws not found if there is no such article or it is empty (MG-27). */
export async function loadArticle({ call, edition, site }: PageContext<"site">, slug: string) {
  const asked = { slug, countryIsoCode: edition.isoCode, include: "related_posts" };
  const post = await required(call(getMagazinePost, asked));
  const path = storyPath(edition, post.slug);
  if (!path || post.title === "" || post.content.trim() === "") throw pageNotFound();
  const { content: _, related_posts: related = [], ...about } = post;
  const { parts, headings, questions } = readArticle(post.content);
  const [cues, scenes, after, designs] = await Promise.all([
    loadCues(call, edition, "magazine-cues"),
    loadScenes(call, edition, parts),
    loadFurther(call, edition, post, related),
    loadRelatedDesigns(call, edition, post),
  ]);
  return {
    post: about,
    text: layText(parts, { cues: cues.cues, scenes }),
    headings,
    questions,
    after,
    designs,
    path,
    url: absoluteUrl(site.publicUrl, path),
  };
}

/** Loads three further stories (MG-15), the closest first. */
async function loadFurther(call: Caller, edition: Edition, post: Post, related: readonly Story[]) {
  const wanted = MAGAZINE_SIZES.moreArticles;
  const isOther = ({ slug }: Story) => slug !== post.slug;
  const known = related.filter(isOther);
  // Stories of the same category join the related ones, and the newest of all if there are too few.
  for (const categories of [post.category.slug, undefined]) {
    if ((categories === undefined && known.length >= wanted) || categories === "") continue;
    const others = await listStories(call, edition, {
      ...(categories && { categories }),
      pageSize: wanted + known.length + 1,
    });
    known.push(...others.filter((story) => isOther(story) && known.every(({ slug }) => slug !== story.slug)));
  }
  // A stable order: the host's own choice decides between stories that fit equally well.
  const closest = known.toSorted((one, other) => fitOf(post, other) - fitOf(post, one));
  const [next, ...more] = closest.slice(0, wanted);
  return { next, more };
}

/** How well a story follows an article: the same category counts more than the words that their addresses share. */
function fitOf(post: Post, { slug, category }: Story): number {
  const topics = [post.slug, post.childCategory?.slug ?? "", ...post.tags.map(({ slug }) => slug)];
  const words = new Set(topics.flatMap((topic) => [...wordsOf(topic)]).filter((word) => word.length > 2));
  const shared = [...wordsOf(slug)].filter((word) => words.has(word)).length;
  return shared + (category?.slug && category.slug === post.category.slug ? 3 : 0);
}

const SHOWN = 3;

async function loadRelatedDesigns(call: Caller, edition: Edition, post: Labelled) {
  if (!linkTo(edition, "design-ideas")) return { items: [], category: undefined, href: "", rates: undefined };
  const { isoCode: countryIsoCode } = edition;
  const [{ categories }, rates] = await Promise.all([
    optional(call(listDesignCategories, { countryIsoCode }), { categories: [] }),
    loadRates(call, edition),
  ]);
  const category = matchCategory(post, categories);
  const items = await findDesigns(call, edition, { room: category?.slug, size: SHOWN });
  return {
    items: items.slice(0, SHOWN),
    category: category?.title,
    href: categoryPath(edition, category?.slug ?? ""),
    rates,
  };
}

interface Named {
  slug: string;
}

interface Labelled {
  slug: string;
  category: Named;
  childCategory?: Named | undefined;
  tags: readonly Named[];
}

/** Words that occur in the names of all kinds of rooms. */
const COMMON: ReadonlySet<string> = new Set([
  "design",
  "designs",
  "room",
  "rooms",
  "unit",
  "home",
  "and",
  "ideas",
  "price",
]);

/**
 * The category of designs with the most words in common with an article. The editors' categories count more than the
 * slug, and the first tags more than the last.
 */
export function matchCategory<Category extends Named>(
  post: Labelled,
  categories: readonly Category[],
): Category | undefined {
  const labels = [
    ...post.tags.map(({ slug }, index) => ({ slug, weight: 4 - Math.min(index, 3) / 2 })),
    { slug: post.category.slug, weight: 3 },
    { slug: post.childCategory?.slug ?? "", weight: 3 },
    { slug: post.slug, weight: 2 },
  ];
  let best: { category: Category; score: number } | undefined;
  for (const category of categories) {
    const own = wordsOf(category.slug);
    const score = labels.reduce((sum, { slug, weight }) => sum + (shares(own, slug) ? weight : 0), 0);
    if (score > (best?.score ?? 0)) best = { category, score };
  }
  return best?.category;
}

function shares(own: ReadonlySet<string>, slug: string): boolean {
  return [...wordsOf(slug)].some((word) => own.has(word));
}

/** Removes a plural s from each word. */
function wordsOf(slug: string): Set<string> {
  const words = slug.split("-").filter((word) => !COMMON.has(word));
  return new Set(words.map((word) => word.replace(/(?<=..)s$/, "")).filter((word) => word !== ""));
}
