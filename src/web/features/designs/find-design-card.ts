import { z } from "zod";
import { DESIGN_CONTENT_TYPES } from "../../../contracts/calls/graphql/list-design-ideas.ts";
import { searchContent } from "../../../contracts/calls/search-documents.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import { Picture } from "../../../contracts/documents/picture.ts";
import {
  type CardAsked,
  designCardSource,
  type FindCard,
  type FoundCard,
} from "../../../contracts/images/share-card.ts";
import { writeAmount } from "../../../editions/money.ts";

export const findDesignCard: FindCard = (call, asked) => findCard(call, asked, DESIGN_CONTENT_TYPES);
export const findSmartPhotoCard: FindCard = (call, asked) => findCard(call, asked, ["smart-photo"]);

const PicturedDesign = z.object({
  title: z.string(),
  totalPrice: z.number().optional(),
  /** A design calls its photograph a picture, a smart photo calls it a scene. */
  picture: Picture.optional(),
  scene: Picture.optional(),
});

async function findCard(
  call: Caller,
  { edition, slug }: CardAsked,
  contentTypes: readonly string[],
): Promise<FoundCard | undefined> {
  const filters = `countryCode.eq:${edition.isoCode};languageCode.eq:${edition.language};slug.eq:${slug}`;
  for (const contentSlug of contentTypes) {
    const outcome = await call(searchContent, { contentSlug, filters, size: 1 });
    const parsed = PicturedDesign.safeParse(outcome.ok ? outcome.value.contents[0] : undefined);
    if (!parsed.success) continue;
    const { title, totalPrice, picture, scene } = parsed.data;
    const photo = (picture ?? scene)?.photo;
    if (!photo) continue;
    return {
      document: designCardSource({ title, totalPrice, image: photo.url }),
      title,
      price: totalPrice === undefined ? undefined : writeAmount(totalPrice, edition),
      photo,
    };
  }
  return undefined;
}
