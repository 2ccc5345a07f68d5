import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { FoundPlaces } from "./found-entries.tsx";

/** Where what is found leads in a region, up to its slug. */
export function foundPlaces(edition: Edition): FoundPlaces {
  return {
    post: linkTo(edition, "magazine-post", { postSlug: "" }) ?? null,
    author: linkTo(edition, "magazine-author", { authorSlug: "" }) ?? null,
    category: linkTo(edition, "magazine-category", { categorySlug: "" }) ?? null,
    post_tag: linkTo(edition, "magazine-tag", { tagSlug: "" }) ?? null,
  };
}
