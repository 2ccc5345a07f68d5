import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { listStories } from "../../../features/magazine/stories/load-stories.ts";
import { categoryPath } from "../../../features/magazine/stories/story-paths.ts";
import { loadPopularCategories } from "../magazine/load/load-popular-categories.ts";

/** More to read where there is nothing else: see MG-15. */
const MORE_STORIES = 3;

/** What to read where a search has found nothing: the fullest categories, and the newest stories. */
export async function loadWaysOut(call: Caller, edition: Edition) {
  const [popular, stories] = await Promise.all([
    loadPopularCategories(call, edition),
    listStories(call, edition, { page: 1, pageSize: MORE_STORIES }),
  ]);
  const categories = popular.data.flatMap(({ slug, name }) => {
    const href = categoryPath(edition, slug);
    return href ? [{ name, href }] : [];
  });
  return { categories, stories };
}

export type WaysOut = Awaited<ReturnType<typeof loadWaysOut>>;
