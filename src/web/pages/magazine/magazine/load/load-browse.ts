import { listMagazineCategories } from "../../../../../contracts/calls/magazine/magazine-categories.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { CallAnswer } from "../../../../../contracts/define-call.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { BROWSED_STORIES } from "../../../../features/magazine/browse/browse-category.ts";
import { listStories } from "../../../../features/magazine/stories/load-stories.ts";
import type { Story } from "../../../../features/magazine/stories/story.ts";
import { optional } from "../../../../frame/page.ts";

export type CategoryTree = CallAnswer<typeof listMagazineCategories>["categories"];

export interface Browse {
  /** None where they could not be had, which is reported by the words of the specification (MG-19). */
  categories: CategoryTree;
  /** Of the first category, which stands open. */
  stories: Story[];
}

export async function loadBrowse(call: Caller, edition: Edition): Promise<Browse> {
  const { categories } = await optional(call(listMagazineCategories, { iso: edition.country }), {
    categories: [],
  });
  const first = categories[0]?.categorySlug;
  const stories = first
    ? await listStories(call, edition, { categories: first, page: 1, pageSize: BROWSED_STORIES })
    : [];
  return { categories, stories };
}
