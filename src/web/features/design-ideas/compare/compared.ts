import {
  isOfferingCategory,
  type OfferingType,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { type Offering, picturesOf } from "../../looks-and-offerings/offerings/offering.ts";
import { listPath, WHOLE_LIST } from "../../looks-and-offerings/offerings/offering-path.ts";
import type { ChosenProduct } from "./state/chosen-product.ts";

export interface ComparedProduct {
  offering: OfferingType;
  product: Offering;
}

/** What an address asks to compare, and what came of it. */
export interface Compared {
  /** The list whose address it is. */
  list: string;
  /** In the order of the address, at most two. */
  products: ComparedProduct[];
  /** What the address names and cannot be compared: not in the range, or not any more, then with its name. */
  missing: { code: string; name?: string }[];
  /** The one that was too many. */
  third?: ComparedProduct | undefined;
  /** Whether the address asks for two, and so for the comparison in the place of the list. */
  isComparison: boolean;
}

/** What the tray and the toggles carry of a product. */
export function chosenOf(edition: Edition, { offering, product }: ComparedProduct): ChosenProduct {
  const { code, name, category_slug } = product;
  const category = category_slug && isOfferingCategory(category_slug) ? category_slug : WHOLE_LIST[offering];
  return {
    code,
    name,
    list: listPath(edition, category),
    image: picturesOf(product)[0]?.photo.url,
  };
}
