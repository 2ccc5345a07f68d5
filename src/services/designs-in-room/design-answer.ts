import { DesignIdeaAnswer } from "../../contracts/graphql/design-idea.ts";
import { documentAnswer } from "../content/document-answer.ts";
import type { DocumentTypes } from "../content/document-type.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";
import { photoOf } from "../graphql/photo-of.ts";

/** What a design may be without. */
const NOTHING_SAID = {
  totalPrice: null,
  redirectedTo: null,
  layout: null,
  style: null,
  tier: null,
  roomDimensions: null,
};

/** A design as the GraphQL list of designs gives it, so that one card shows both. */
export function designAnswer(row: StoredDocument, types: DocumentTypes): DesignIdeaAnswer {
  const design = documentAnswer(row, types);
  const products: unknown = "products" in design ? design.products : undefined;
  return DesignIdeaAnswer.parse({
    ...NOTHING_SAID,
    ...design,
    photo: photoOf(design) ?? null,
    pricedPieces: Array.isArray(products) ? products.length : 0,
  });
}
