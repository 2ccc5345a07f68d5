import {
  listMagazineAttributes,
  listMagazineCategories,
  listMagazinePosts,
  type MAGAZINE_ATTRIBUTES,
} from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import type {
  MagazineAttribute,
  MagazineType,
} from "../../../../contracts/documents/magazine/magazine-attribute.ts";
import { failed } from "../../../../contracts/outcome.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { TabLink } from "../../../../ui/navigation/tabs.tsx";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { findDocument, loadDocument } from "../../../frame/load-document.ts";
import { optional, type PageInput, pageNotFound, required } from "../../../frame/page.ts";
import { ALL, entriesBeside, parentIn } from "./category-entries.ts";

/** What a list of articles is of, with all that is known of it; of somebody else's only the name and the slug. */
export interface ListingSubject extends Partial<Pick<MagazineAttribute, AuthorFacts | "description">> {
  kind: "author" | "category" | "tag" | "type";
  name: string;
  slug: string;
  path: string;
  /** Its articles in this country, where its host tells. */
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

/** What the list of an address is of. Each of the four kinds has a parameter of its own. */
export async function loadSubject(asking: Asking, params: PageInput["params"]): Promise<AskedList> {
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

/** A category, or a part of one: a part has its address below the whole, and is found without it, too. */
async function loadCategory(place: Asking, slug: string, child: string | undefined): Promise<ListingSubject> {
  const { call, edition } = place;
  const [tree, whole, part] = await Promise.all([
    loadTree(place),
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

/** Nobody tells where it belongs: it is below whatever it is asked for below, unless it is known to be no part at all. */
function homeOf(tree: Tree, part: string, asked: string): string | undefined {
  return tree.some(({ categorySlug }) => categorySlug === part) ? undefined : asked;
}

/** Without it a list has no tabs, and is a list all the same. */
async function loadTree({ call, edition }: Asking) {
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

/** The rows of the landing page whose stories a type gathers, in this order, as their slugs end (MG-25). */
const ROWS: Record<Widgets, readonly string[]> = {
  "trending-stories": ["editors_pick", "popular_stories"],
  "diwali-stories": ["seasonal_widget", "video_stories_widget"],
  "home-story-gallery": ["home_story_gallery"],
};

/** A type of article, or the stories that editors chose for rows of the landing page (AMB-43). */
async function loadType(place: Asking, slug: string): Promise<AskedList> {
  const { call, edition } = place;
  const { name, description, count, widgets } = await loadDocument("magazine-types", place, slug);
  const path = addressOf(edition.region, "magazine-type", { magazineCategorySlug: slug });
  const subject = { kind: "type", name, slug, path, description } as const;
  if (widgets) {
    const slugs = await chosenIn(place, widgets);
    return { subject: { ...subject, count: slugs.length }, question: { chosen: slugs } };
  }
  // Nobody agreed that articles have types: a host of someone else would answer with all of them.
  if (call.isElsewhere?.(listMagazinePosts)) throw pageNotFound();
  return { subject: { ...subject, count }, question: { types: slug } };
}

async function chosenIn(place: Asking, widgets: Widgets): Promise<string[]> {
  const rows = await Promise.all(
    ROWS[widgets].map((row) => findDocument(widgets, place, `${place.edition.country}_${row}`)),
  );
  return [...new Set(rows.flatMap((row) => row?.magazineSlugs ?? []))];
}

type Attribute = CallAnswer<typeof listMagazineAttributes>["attributes"][number];

/** A second hit is one too many, whatever may follow. */
const ENOUGH = 2;

/** The one category, tag or author of a slug. None, or several, is an error of the page, and reported (MG-16). */
async function requireAttribute(
  call: Caller,
  { isoCode }: Edition,
  attribute: (typeof MAGAZINE_ATTRIBUTES)[number],
  slug: string,
): Promise<Attribute> {
  const hits = isSlug(slug) ? await findHits() : [];
  const [hit] = hits;
  if (hits.length === 1 && hit?.slug === slug) return hit;
  const report = `The ${attribute} "${slug}" is to be one, and is ${hits.length}`;
  call.report?.(failed(404, "Not Found", report).problem, listMagazineAttributes);
  throw pageNotFound();

  async function findHits(): Promise<Attribute[]> {
    const asked = { attribute, countryIsoCode: isoCode, page: 1, pageSize: ENOUGH, slug };
    return (await required(call(listMagazineAttributes, asked))).attributes;
  }
}

/** A comma would ask for two at once. */
function isSlug(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text);
}
