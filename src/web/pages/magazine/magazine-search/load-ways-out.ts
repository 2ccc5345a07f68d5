import { MAGAZINE_SIZES } from "../../../../contracts/calls/magazine/magazine-shapes.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { listStories } from "../../../features/magazine/stories/load-stories.ts";
import { categoryPath } from "../../../features/magazine/stories/story-paths.ts";
import { loadPopularCategories } from "../magazine/load/load-popular-categories.ts";

/** What to read where a search has found nothing: the fullest categories, and the newest stories. */
export async function loadWaysOut(call: Caller, edition: Edition) {
  const [popular, stories] = await Promise.all([
    loadPopularCategories(call, edition),
    listStories(call, edition, { page: 1, pageSize: MAGAZINE_SIZES.moreArticles }),
  ]);
  const categories = popular.data.flatMap(({ slug, name }) => {
    const href = categoryPath(edition, slug);
    return href ? [{ name, href }] : [];
  });
  return { categories, stories };
}

export type WaysOut = Awaited<ReturnType<typeof loadWaysOut>>;
