import { listOfferings } from "../../../contracts/calls/graphql/list-offerings.ts";
import type { Asking } from "../../../contracts/documents/ask-documents.ts";
import {
  OFFERING_CATEGORIES,
  OFFERING_CATEGORY_SLUGS,
} from "../../../contracts/documents/offerings/offering-categories.ts";
import { isBuilt } from "../../../urls/known-pages.ts";
import { linkTo } from "../../../urls/links.ts";
import { findDocuments } from "../../frame/load-document.ts";
import type { OfferingListsFacts } from "../../sections/offering-lists/offering-lists.tsx";

const LIST_PAGES = { finishes: "finishes-list", accessories: "accessories-list" } as const;

/** Where the lists of offerings stand, and what their products tell of them. */
export async function listFacts(asking: Asking): Promise<OfferingListsFacts> {
  const { call, edition } = asking;
  const categories = await findDocuments("offerings-categories", asking, { size: 100 });
  const above = linkTo(edition, "offerings");
  // Products of somebody else were counted by nobody.
  const areOurs = !call.isElsewhere?.(listOfferings);
  const facts = OFFERING_CATEGORY_SLUGS.flatMap((slug) => {
    const { id, offering } = OFFERING_CATEGORIES[slug];
    const category = categories.find(({ product_category_id }) => product_category_id === id);
    if (!category) return [];
    const isThere = above && isBuilt(LIST_PAGES[offering], edition.region);
    const href = isThere ? `${above}/${category.path}` : undefined;
    return [[slug, { href, products: areOurs ? category.products : undefined }] as const];
  });
  return Object.fromEntries(facts);
}
