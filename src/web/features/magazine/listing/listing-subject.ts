import {
  listMagazineAttributes,
  listMagazineCategories,
  listMagazinePosts,
  type MAGAZINE_ATTRIBUTES,
} from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import type {
  MagazineAttribute,
  MagazineType,
} from "../../../../contracts/documents/magazine/magazine-attribute.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import { failed } from "../../../../contracts/outcome.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { TabLink } from "../../../../ui/navigation/tabs.tsx";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { findDocument, loadDocument } from "../../../frame/load-document.ts";
import { optional, type PageInput, pageNotFound, required } from "../../../frame/page.ts";
import { ALL, entriesBeside, parentIn } from "./category-entries.ts";

/** The subject of a list of articles with its known facts; a subject of an upstream has only a name and a slug. */
export interface ListingSubject extends Partial<Pick<MagazineAttribute, AuthorFacts | "description">> {
  kind: "author" | "category" | "tag" | "type";
  name: string;
  slug: string;
  path: string;
  /** The number of its articles in this country, if the upstream sends it. */
  count?: number | undefined;
  parent?: { name: string; path: string } | undefined;
  tabs?: { label: "parts" | "categories"; links: readonly TabLink[] } | undefined;
}

type AuthorFacts = "role" | "city" | "bio" | "initials" | "expertise" | "languages" | "picture" | "sample";

export type ListingQuestion =
  | Partial<Record<"categories" | "tags" | "authors" | "types", string>>
  | { chosen: readonly string[] };

type Tree = Awaited<ReturnType<typeof loadTree>>;

interface AskedList {
  subject: ListingSubject;
  question: ListingQuestion;
}

/** Loads the subject of a list from the URL. Each of the four kinds has its own parameter. */
export async function loadSubject(asking: CallContext, params: PageInput["params"]): Promise<AskedList> {
  const { call, edition } = asking;
  const { authorSlug, tagSlug, categorySlug, childCategorySlug, magazineCategorySlug = "" } = params;
  if (authorSlug !== undefined) {
    const author = await requireAttribute(call, edition, "author", authorSlug);
    const path = addressOf(edition.region, "magazine-author", { authorSlug: author.slug });
    return {
      subject: { ...author, kind: "author", path, parent: undefined },
      question: { authors: author.slug },
    };
  }
  if (tagSlug !== undefined) {
    const { name, slug, count } = await requireAttribute(call, edition, "post_tag", tagSlug);
    const path = addressOf(edition.region, "magazine-tag", { tagSlug: slug });
    return { subject: { kind: "tag", name, slug, count, path }, question: { tags: slug } };
  }
  if (categorySlug === undefined) return loadType(asking, magazineCategorySlug);
  const subject = await loadCategory(asking, categorySlug, childCategorySlug);
  return { subject, question: { categories: subject.slug } };
}

/** Loads a category or subcategory: a subcategory has its URL below the category and is also found without it. */
async function loadCategory(
  context: CallContext,
  slug: string,
  child: string | undefined,
): Promise<ListingSubject> {
  const { call, edition } = context;
  const [tree, whole, part] = await Promise.all([
    loadTree(context),
    requireAttribute(call, edition, "category", slug),
    child === undefined ? undefined : requireAttribute(call, edition, "category", child),
  ]);
  const { name, description, count, ...shown } = part ?? whole;
  const parent =
    parentIn(tree, shown.slug)?.categorySlug ?? shown.parent ?? (part && homeOf(tree, part.slug, slug));
  const path = categoryAddress(edition, shown.slug, parent);
  if (part && parent !== slug) throw redirectTo(path, 301);
  return {
    kind: "category",
    name,
    slug: shown.slug,
    path,
    description,
    count,
    parent: parent === undefined ? undefined : aboveIn(tree, edition, parent),
    tabs: tabsOf(tree, edition, shown.slug, parent),
  };
}

/**
 * The parent of a subcategory is not sent, so the category in the URL is used, unless the slug is a top-level
 * category.
 */
function homeOf(tree: Tree, part: string, asked: string): string | undefined {
  return tree.some(({ categorySlug }) => categorySlug === part) ? undefined : asked;
}

/** Without the tree a list has no tabs but still works. */
async function loadTree({ call, edition }: CallContext) {
  const answer = await optional(call(listMagazineCategories, { iso: edition.country }), { categories: [] });
  return answer.categories;
}

function aboveIn(tree: Tree, edition: Edition, slug: string): ListingSubject["parent"] {
  const name = tree.find(({ categorySlug }) => categorySlug === slug)?.displayName;
  return name ? { name, path: categoryAddress(edition, slug) } : undefined;
}

function tabsOf(
  tree: Tree,
  edition: Edition,
  slug: string,
  above: string | undefined,
): ListingSubject["tabs"] {
  const { t } = textOf(edition.language);
  const { parent, entries } = entriesBeside(tree, above ?? slug, t("magazineList.all"));
  const current = parent?.categorySlug === slug ? ALL : slug;
  const links = entries.flatMap(({ categoryName, displayName, categorySlug }) => {
    const isAll = categoryName === ALL;
    const whole = parent ? categoryAddress(edition, parent.categorySlug) : linkTo(edition, "magazine");
    const href = isAll ? whole : categoryAddress(edition, categorySlug, parent?.categorySlug);
    return href ? [{ label: displayName, href, current: (isAll ? ALL : categorySlug) === current }] : [];
  });
  return links.length > 1 ? { label: parent ? "parts" : "categories", links } : undefined;
}

function categoryAddress({ region }: Edition, slug: string, parent?: string): string {
  return parent === undefined
    ? addressOf(region, "magazine-category", { categorySlug: slug })
    : addressOf(region, "magazine-category", { categorySlug: parent, childCategorySlug: slug });
}

type Widgets = NonNullable<MagazineType["widgets"]>;

/** The rows of the landing page whose stories a type collects, in this order, by the ends of their slugs (MG-25). */
const ROWS: Record<Widgets, readonly string[]> = {
  "trending-stories": ["editors_pick", "popular_stories"],
  "diwali-stories": ["seasonal_widget", "video_stories_widget"],
  "home-story-gallery": ["home_story_gallery"],
};

/** A type of article, or the stories that editors chose for rows of the landing page (AMB-43). */
async function loadType(context: CallContext, slug: string): Promise<AskedList> {
  const { call, edition } = context;
  const { name, description, count, widgets } = await loadDocument("magazine-types", context, slug);
  const path = addressOf(edition.region, "magazine-type", { magazineCategorySlug: slug });
  const subject = { kind: "type", name, slug, path, description } as const;
  if (widgets) {
    const slugs = await chosenIn(context, widgets);
    return { subject: { ...subject, count: slugs.length }, question: { chosen: slugs } };
  }
  // Types of articles are not specified: an upstream would return all articles.
  if (call.isUpstream?.(listMagazinePosts)) throw pageNotFound();
  return { subject: { ...subject, count }, question: { types: slug } };
}

async function chosenIn(context: CallContext, widgets: Widgets): Promise<string[]> {
  const rows = await Promise.all(
    ROWS[widgets].map((row) => findDocument(widgets, context, `${context.edition.country}_${row}`)),
  );
  return [...new Set(rows.flatMap((row) => row?.magazineSlugs ?? []))];
}

type Attribute = CallAnswer<typeof listMagazineAttributes>["attributes"][number];

/** A second result is already an error, so no more are requested. */
const ENOUGH = 2;

/**
 * Returns the one category, tag or author of a slug. No result or several are an error of the page, which is reported
 * (MG-16).
 */
async function requireAttribute(
  call: Caller,
  { isoCode }: Edition,
  attribute: (typeof MAGAZINE_ATTRIBUTES)[number],
  slug: string,
): Promise<Attribute> {
  const hits = isSlug(slug) ? await findHits() : [];
  const [hit] = hits;
  if (hits.length === 1 && hit?.slug === slug) return hit;
  const report = `The ${attribute} "${slug}" must have exactly one match, but has ${hits.length}`;
  call.report?.(failed(404, "Not Found", report).problem, listMagazineAttributes);
  throw pageNotFound();

  async function findHits(): Promise<Attribute[]> {
    const asked = { attribute, countryIsoCode: isoCode, page: 1, pageSize: ENOUGH, slug };
    return (await required(call(listMagazineAttributes, asked))).attributes;
  }
}

/** A comma would request two slugs. */
function isSlug(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text);
}
