import type { DocumentOf } from "../../../../../contracts/documents/documents.ts";
import type { DesignIdeaAnswer } from "../../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../../editions/edition.ts";

export function listedDesign(
  design: DocumentOf<"looks"> | DocumentOf<"smart-photo-lite">,
  { isoCode }: Edition,
): DesignIdeaAnswer {
  const { url, width, height, dominant } = design.picture.photo;
  return {
    slug: design.slug,
    title: design.title,
    description: design.description,
    contentType: design.contentType,
    country: isoCode,
    totalPrice: design.totalPrice ?? null,
    currency: design.currency,
    coverImage: design.coverImage,
    altText: design.altText,
    addImages: design.addImages,
    viewImages: design.viewImages.map(({ baseSceneImageUrl }) => ({ baseSceneImageUrl })),
    photo: width && height && dominant ? { url, width, height, dominant } : null,
    roomSize: design.roomSize,
    roomType: design.roomType,
    roomDimensions: design.roomDimensions ?? null,
    redirectedTo: design.redirectedTo ?? null,
    layout: design.layout ?? null,
    style: design.style ?? null,
    tier: design.tier ?? null,
    tags: design.tags,
    colours: design.colours,
    pricedPieces: "products" in design ? design.products.length : 0,
  };
}
