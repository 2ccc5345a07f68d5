import type { listMagazineCategories } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import { useText } from "../../../../ui/text/text.tsx";

type Tree = CallAnswer<typeof listMagazineCategories>["categories"];

interface CategoryEntry {
  categoryName: string;
  displayName: string;
  categorySlug: string;
}

/** The name of the entry for all others. */
export const ALL = "all";

/**
 * The subcategories of a category after an entry for all of it; without subcategories, the categories themselves
 * (MG-09).
 */
export function entriesBeside(
  tree: Tree,
  slug: string,
  all: string,
): { parent: CategoryEntry | undefined; entries: CategoryEntry[] } {
  const parent = tree.find(({ categorySlug }) => categorySlug === slug);
  const parts = parent?.subCategories ?? [];
  const entries = (parts.length > 0 ? parts : ownFirst(tree, slug)).map(entryOf);
  const whole = { categoryName: ALL, displayName: all, categorySlug: parts.length > 0 ? slug : ALL };
  return {
    parent: parts.length > 0 && parent ? entryOf(parent) : undefined,
    entries: entries.length > 0 ? [whole, ...entries] : [],
  };
}

export function parentIn(tree: Tree, slug: string): CategoryEntry | undefined {
  const parent = tree.find(({ subCategories = [] }) =>
    subCategories.some(({ categorySlug }) => categorySlug === slug),
  );
  return parent && entryOf(parent);
}

/** The list is wider than the screen, so the open category comes first. */
function ownFirst(tree: Tree, slug: string): Tree {
  const isOwn = ({ categorySlug }: CategoryEntry) => categorySlug === slug;
  return [...tree.filter(isOwn), ...tree.filter((category) => !isOwn(category))];
}

function entryOf({ categoryName, displayName, categorySlug }: CategoryEntry): CategoryEntry {
  return { categoryName, displayName, categorySlug };
}

export function useStoryCount(count: number | undefined): string | undefined {
  const { t } = useText();
  return count ? t("magazineList.count", { count }) : undefined;
}
