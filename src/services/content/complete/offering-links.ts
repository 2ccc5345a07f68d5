import type { OfferingType } from "../../../contracts/documents/offerings/offering-categories.ts";
import type { OfferingProduct } from "../../../contracts/documents/offerings/offering-product.ts";
import type { ConnectionContext } from "../document-type.ts";

/** What an offering names is there: the photographs that show it, and what goes with it. */
export function connectOffering(offering: OfferingType) {
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
