import { isOurCategory } from "../../../../../contracts/calls/graphql/agreed-design-categories.ts";
import { listDesignCategories } from "../../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { DesignCategory } from "../../../../../contracts/documents/designs/design-category.ts";
import { type CallContext, requestDocument } from "../../../../../contracts/documents/request-documents.ts";
import type { DesignIdeasCategoryAnswer } from "../../../../../contracts/graphql/design-idea-answer.ts";
import { findDocument } from "../../../../frame/load-document.ts";
import { optional, pageNotFound, required } from "../../../../frame/page.ts";

export interface CategoryFound {
  category: DesignCategory;
  categories: DesignIdeasCategoryAnswer[];
  /** The upstream's entry if the category is not ours; then it has no filters, questions or prices. */
  theirs?: DesignIdeasCategoryAnswer | undefined;
}

/** How many other categories of the upstream are listed below a category that names none. */
const MAX_RELATED = 5;

/**
 * Loads a category by its slug: our own document if the category is ours, else the upstream's entry (DI-28). Our
 * menus link to our categories even if the designs come from an upstream: `instead` is the redirect for those
 * visitors.
 */
export async function loadCategory(
  asking: CallContext,
  slug: string,
  instead?: () => Response,
): Promise<CategoryFound> {
  const listed = await listCategories(asking);
  const categories = listed.ok ? listed.value.categories : [];
  if (!categories.every(isOurCategory)) {
    const theirs = categories.find((category) => category.slug === slug);
    if (!theirs && instead && (await findDocument("design-ideas-categories", asking, slug))) throw instead();
    if (!theirs) throw pageNotFound();
    return { category: categoryFrom(theirs, categories), categories, theirs };
  }
  const own = await requestDocument("design-ideas-categories", asking, slug);
  // While the list cannot be loaded, it is unknown whether the category belongs to an upstream.
  if (!own.ok && !listed.ok) await required(listed);
  return { category: await required(own), categories };
}

/** Finds a category for a page that also works without it. */
export async function findCategory(asking: CallContext, slug: string): Promise<DesignCategory | undefined> {
  if (!slug) return undefined;
  const { categories } = await optional(listCategories(asking), { categories: [] });
  if (categories.every(isOurCategory)) return findDocument("design-ideas-categories", asking, slug);
  const theirs = categories.find((category) => category.slug === slug);
  return theirs && categoryFrom(theirs, categories);
}

function listCategories({ call, edition }: CallContext) {
  return call(listDesignCategories, { countryIsoCode: edition.isoCode });
}

function categoryFrom(
  theirs: DesignIdeasCategoryAnswer,
  categories: readonly DesignIdeasCategoryAnswer[],
): DesignCategory {
  const { slug, title, description, cueStartPosition, cueInterval } = theirs;
  const pageTitle = theirs.pageTitle || title;
  const others = categories.map((category) => category.slug).filter((other) => other !== slug);
  return {
    slug,
    title,
    description: description ?? "",
    pageTitle,
    seoTitle: theirs.seoTitle || pageTitle,
    seoDescription: theirs.seoDescription || description || pageTitle,
    cueStartPosition,
    cueInterval,
    filterGroups: [],
    about: [],
    faqs: [],
    related: others.slice(0, MAX_RELATED),
  };
}
