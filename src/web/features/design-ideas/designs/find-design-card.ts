import { getSmartPhoto } from "../../../../contracts/calls/graphql/get-smart-photo.ts";
import { DESIGN_CONTENT_TYPES } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import type { DocumentOf } from "../../../../contracts/documents/documents.ts";
import { requestDocuments } from "../../../../contracts/documents/request-documents.ts";
import {
  type CardAsked,
  designCardSource,
  type FindCard,
  type FoundCard,
} from "../../../../contracts/images/share-card.ts";
import { writeAmount } from "../../../../editions/money.ts";

export const findDesignCard: FindCard = (call, asked) => findCard(call, asked, DESIGN_CONTENT_TYPES);
export const findSmartPhotoCard: FindCard = async (call, asked) =>
  (await findCard(call, asked, ["smart-photo"])) ?? findHostsPhoto(call, asked);

type PicturedKind = (typeof DESIGN_CONTENT_TYPES)[number] | "smart-photo";

async function findCard(
  call: Caller,
  { edition, slug }: CardAsked,
  kinds: readonly PicturedKind[],
): Promise<FoundCard | undefined> {
  const filters: DocumentFilter[] = [{ field: "slug", op: "eq", values: [slug] }];
  for (const kind of kinds) {
    const outcome = await requestDocuments(kind, { call, edition }, { filters, size: 1 });
    const design = outcome.ok ? outcome.value[0] : undefined;
    if (!design) continue;
    const { title, totalPrice } = design;
    const { photo } = pictureOf(design);
    return {
      document: designCardSource({ title, totalPrice, image: photo.url }),
      title,
      price: totalPrice === undefined ? undefined : writeAmount(totalPrice, edition),
      photo,
    };
  }
  return undefined;
}

/** Finds a smart photo of an upstream, which is in no list of ours. */
async function findHostsPhoto(call: Caller, { edition, slug }: CardAsked): Promise<FoundCard | undefined> {
  const outcome = await call(getSmartPhoto, { smartPhotoSlug: slug, countryIsoCode: edition.isoCode });
  if (!outcome.ok) return undefined;
  const { title, totalPrice, baseSceneImageUrl: image } = outcome.value;
  return {
    document: designCardSource({ title, totalPrice, image }),
    title,
    price: totalPrice === null ? undefined : writeAmount(totalPrice, edition),
    photo: { url: image },
  };
}

/** A design stores its photograph as a picture, a smart photo as a scene. */
function pictureOf(design: DocumentOf<PicturedKind>) {
  return "scene" in design ? design.scene : design.picture;
}
