import { z } from "zod";
import { searchContent } from "../../../../contracts/calls/search-documents.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { buildFilters, type DocumentFilter } from "../../../../contracts/document-filters.ts";
import { Picture } from "../../../../contracts/documents/picture.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import { optional } from "../../../frame/page.ts";
import { SMART_PHOTO } from "./smart-photo-path.ts";

/** What a list shows of a photograph in which every piece has its price. */
export interface PricedPhoto {
  slug: string;
  title: string;
  href: string;
  picture: Picture;
  roomSize: string;
  totalPrice: number;
  pieces: number;
}

const SmartPhotoDocument = z.object({
  slug: z.string(),
  title: z.string(),
  roomType: z.string(),
  roomSize: z.string(),
  roomDimensions: z.object({ length: z.number(), breadth: z.number() }).nullish(),
  city: z.string().nullish(),
  totalPrice: z.number(),
  scene: Picture,
  viewImages: z.array(z.object({ products: z.array(z.unknown()) })),
});

export interface SmartPhoto
  extends PricedPhoto,
    Pick<z.infer<typeof SmartPhotoDocument>, "roomType" | "roomDimensions" | "city"> {}

/** The smart photos of a country, all or those of some slugs; none where it has no page for them. */
export async function listSmartPhotos(
  call: Caller,
  edition: Edition,
  { slugs, size }: { slugs?: readonly string[]; size: number },
): Promise<SmartPhoto[]> {
  if (slugs?.length === 0 || !pathOf(edition, "any", "any")) return [];
  const filters: DocumentFilter[] = [
    { field: "country", op: "eq", values: [edition.isoCode] },
    { field: "language", op: "eq", values: [edition.languageCode] },
    ...(slugs ? [{ field: "slug", op: "in" as const, values: [...slugs] }] : []),
  ];
  const { contents } = await optional(
    call(searchContent, { contentSlug: SMART_PHOTO, filters: buildFilters(filters), size }),
    { contents: [] },
  );
  return contents.flatMap((content) => {
    const { success, data } = SmartPhotoDocument.safeParse(content);
    const href = success ? pathOf(edition, data.roomType, data.slug) : undefined;
    if (!success || !href) return [];
    const { scene, viewImages, ...photo } = data;
    const pieces = viewImages.reduce((sum, { products }) => sum + products.length, 0);
    return [{ ...photo, href, picture: scene, pieces }];
  });
}

const CANDIDATES = 24;
const SHOWN = 6;

/** Other smart photos of the country, those of the same room first. */
export async function listOtherPhotos(
  call: Caller,
  edition: Edition,
  photo: { slug: string; roomType: string },
): Promise<SmartPhoto[]> {
  const photos = await listSmartPhotos(call, edition, { size: CANDIDATES });
  const others = photos.filter(({ slug }) => slug !== photo.slug);
  const sameRoom = others.filter(({ roomType }) => roomType === photo.roomType);
  return [...new Set([...sameRoom, ...others])].slice(0, SHOWN);
}

function pathOf(edition: Edition, roomType: string, slug: string): string | undefined {
  return linkTo(edition, "smart-photo", { roomType, slug });
}
