import { isOurCategory } from "../../../../../contracts/calls/graphql/agreed-design-categories.ts";
import { listDesignCategories } from "../../../../../contracts/calls/graphql/list-design-ideas.ts";
import { type Asking, askDocument } from "../../../../../contracts/documents/ask-documents.ts";
import type { DesignCategory } from "../../../../../contracts/documents/designs/design-category.ts";
import type { DesignIdeasCategoryAnswer } from "../../../../../contracts/graphql/design-idea-answer.ts";
import { findDocument } from "../../../../frame/load-document.ts";
import { optional, pageNotFound, required } from "../../../../frame/page.ts";

export interface CategoryFound {
  category: DesignCategory;
  categories: DesignIdeasCategoryAnswer[];
  /** As its host lists it, where that is not ours: then nobody has written filters, questions or prices of it. */
  theirs?: DesignIdeasCategoryAnswer | undefined;
}

/** How many others of its host stand under a category that names none itself. */
const MOST_RELATED = 5;

/**
 * A category by its slug: with all that we write of one where it is ours, else as its host lists it (DI-28). Our own menus
 * lead to ours, whoever has the designs: `instead` says where such a visitor goes on.
 */
export async function loadCategory(
  asking: Asking,
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
  const own = await askDocument("design-ideas-categories", asking, slug);
  // Whether somebody else has it nobody can say while the list cannot be had.
  if (!own.ok && !listed.ok) await required(listed);
  return { category: await required(own), categories };
}

/** The same for a page that can do without. */
export async function findCategory(asking: Asking, slug: string): Promise<DesignCategory | undefined> {
  if (!slug) return undefined;
  const { categories } = await optional(listCategories(asking), { categories: [] });
  if (categories.every(isOurCategory)) return findDocument("design-ideas-categories", asking, slug);
  const theirs = categories.find((category) => category.slug === slug);
  return theirs && categoryFrom(theirs, categories);
}

function listCategories({ call, edition }: Asking) {
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
    related: others.slice(0, MOST_RELATED),
  };
}
