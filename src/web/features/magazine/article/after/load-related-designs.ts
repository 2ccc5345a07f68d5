import { listDesignCategories } from "../../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { linkTo } from "../../../../../urls/links.ts";
import { optional } from "../../../../frame/page.ts";
import { categoryPath } from "../../../design-ideas/designs/design-path.ts";
import { findDesigns } from "../../../design-ideas/designs/list-designs.ts";
import { loadRates } from "../../../design-ideas/my-room/load-rates.ts";
import { type Labelled, matchCategory } from "./match-category.ts";

const SHOWN = 3;

/** Designs of the room that an article speaks of; of any room where it speaks of none. */
export async function loadRelatedDesigns(call: Caller, edition: Edition, post: Labelled) {
  if (!linkTo(edition, "design-ideas")) return { items: [], category: undefined, href: "", rates: undefined };
  const { isoCode: countryIsoCode } = edition;
  const [{ categories }, rates] = await Promise.all([
    optional(call(listDesignCategories, { countryIsoCode }), { categories: [] }),
    loadRates(call, edition),
  ]);
  const category = matchCategory(post, categories);
  const items = await findDesigns(call, edition, { room: category?.slug, size: SHOWN });
  return {
    items: items.slice(0, SHOWN),
    category: category?.title,
    href: categoryPath(edition, category?.slug ?? ""),
    rates,
  };
}
