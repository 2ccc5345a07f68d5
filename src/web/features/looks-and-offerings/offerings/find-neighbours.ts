import {
  listsBeside,
  OFFERING_CATEGORIES,
  type OfferingCategory,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { Picture } from "../../../../contracts/documents/picture.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import { listPath } from "./offering-path.ts";

export interface NeighbourList {
  slug: OfferingCategory;
  name: string;
  href: string;
  picture: Picture;
}

const MAX_LISTS = 60;

export async function findNeighbours(
  asking: CallContext,
  category: OfferingCategory,
): Promise<NeighbourList[]> {
  const pages = await findDocuments("offerings-categories", asking, { size: MAX_LISTS });
  return listsBeside(category).flatMap((slug) => {
    const { id, name } = OFFERING_CATEGORIES[slug];
    const page = pages.find(({ product_category_id }) => product_category_id === id);
    return page ? [{ slug, name, href: listPath(asking.edition, slug), picture: page.picture }] : [];
  });
}
