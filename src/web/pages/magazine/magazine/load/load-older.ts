import { listMagazineCategories } from "../../../../../contracts/calls/magazine/magazine-categories.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { optional } from "../../../../frame/page.ts";
import { loadRecent } from "./load-recent.ts";

/** The pages behind the first: nothing but stories, the newest first. */
export async function loadOlder(call: Caller, edition: Edition, page: number) {
  const [recent, { categories }] = await Promise.all([
    loadRecent(call, edition, page),
    optional(call(listMagazineCategories, { iso: edition.country }), { categories: [] }),
  ]);
  return { recent, categories };
}
