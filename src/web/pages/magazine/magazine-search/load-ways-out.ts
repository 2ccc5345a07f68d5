import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { listStories } from "../../../features/magazine/stories/load-stories.ts";
import { categoryPath } from "../../../features/magazine/stories/story-paths.ts";
import { findDocuments } from "../../../frame/load-document.ts";

/** How many of each are offered: see MG-14 and MG-15. */
const MOST = { categories: 8, stories: 3 };

/** What to read where a search has found nothing: the fullest categories, and the newest stories. */
export async function loadWaysOut(call: Caller, edition: Edition) {
  const [categories, stories] = await Promise.all([
    findDocuments("magazine_categories", { call, edition }, { size: MOST.categories }),
    listStories(call, edition, { page: 1, pageSize: MOST.stories }),
  ]);
  const linked = categories.flatMap(({ filter_id: slug, filter_display_name: name }) => {
    const href = categoryPath(edition, slug);
    return href ? [{ name, href }] : [];
  });
  return { categories: linked, stories };
}

export type WaysOut = Awaited<ReturnType<typeof loadWaysOut>>;
