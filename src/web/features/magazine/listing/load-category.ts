import { listMagazineCategories } from "../../../../contracts/calls/magazine/magazine-categories.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { optional } from "../../../frame/page.ts";
import { ALL, entriesBeside, parentIn } from "./category-entries.ts";
import type { ListingSubject } from "./listing-subject.ts";
import { requireAttribute } from "./require-attribute.ts";

interface CategoryPlace {
  call: Caller;
  edition: Edition;
}

type Tree = Awaited<ReturnType<typeof loadTree>>;

/** A category, or a part of one: a part has its address below the whole, and is found without it, too. */
export async function loadCategory(
  place: CategoryPlace,
  slug: string,
  child: string | undefined,
): Promise<ListingSubject> {
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
async function loadTree({ call, edition }: CategoryPlace) {
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
