import type { OfferingType } from "../../../contracts/documents/offerings/offering-categories.ts";
import type { OfferingProduct } from "../../../contracts/documents/offerings/offering-product.ts";
import { countProducts } from "../complete/count-products.ts";
import { completeOffering } from "../complete/offering.ts";
import { completeOfferingCategory } from "../complete/offering-category.ts";
import type { ConnectionContext, DocumentTypes, SearchableType } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

const OFFERING_FILTERS = [
  "code",
  "product_category_id",
  "product_type_id",
  "available_offline",
  "multi_feature",
  "materialData.availability",
] as const;

const OFFERING_SEARCH = {
  kind: "product",
  heading: ["name"],
  tags: ["code", "category", "type", "features.value"],
  text: ["meta.description", "meta.description_short", "meta.category_notes"],
  summary: "meta.description_short",
  picture: "picture",
} as const satisfies SearchableType;

export const OFFERING_TYPES: DocumentTypes = {
  finishes: {
    ...typeNamed("finishes"),
    complete: completeOffering("finishes"),
    connect: connectOffering("finishes"),
    filters: OFFERING_FILTERS,
    search: OFFERING_SEARCH,
  },
  accessories: {
    ...typeNamed("accessories"),
    complete: completeOffering("accessories"),
    connect: connectOffering("accessories"),
    filters: OFFERING_FILTERS,
    search: OFFERING_SEARCH,
  },
  "offerings-categories": {
    ...typeNamed("offerings-categories"),
    complete: completeOfferingCategory,
    connect: countProducts,
    filters: ["product_category_id", "offeringType"],
  },
};

/** What an offering names is there: the photographs that show it, and what goes with it. */
function connectOffering(offering: OfferingType) {
  return (product: OfferingProduct, { require }: ConnectionContext): OfferingProduct => {
    product.seenIn.forEach((slug, index) => {
      require("smart-photo", slug, ["seenIn", index]);
    });
    product.pairsWith.forEach((code, index) => {
      require(offering, code, ["pairsWith", index]);
    });
    return product;
  };
}
