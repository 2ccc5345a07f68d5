import { z } from "zod";
import { searchContent } from "../../contracts/calls/search-documents.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { buildFilters, type DocumentFilter } from "../../contracts/document-filters.ts";
import { Picture } from "../../contracts/documents/picture.ts";
import type { Edition } from "../../editions/edition.ts";
import { linkTo } from "../links.ts";
import { optional } from "../page.ts";

/** What a list shows of a photograph in which every piece has its price. */
export interface SmartPhotoCard {
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
  totalPrice: z.number(),
  scene: Picture,
  viewImages: z.array(z.object({ products: z.array(z.unknown()) })),
});

/** The smart photos of a country, all or those of some slugs; none where it has no page for them. */
export async function listSmartPhotos(
  call: Caller,
  edition: Edition,
  { slugs, size }: { slugs?: readonly string[]; size: number },
): Promise<SmartPhotoCard[]> {
  if (slugs?.length === 0 || !pathOf(edition, "any", "any")) return [];
  const filters: DocumentFilter[] = [
    { field: "country", op: "eq", values: [edition.isoCode] },
    { field: "language", op: "eq", values: [edition.languageCode] },
    ...(slugs ? [{ field: "slug", op: "in" as const, values: [...slugs] }] : []),
  ];
  const { contents } = await optional(
    call(searchContent, { contentSlug: "smart-photo", filters: buildFilters(filters), size }),
    { contents: [] },
  );
  return contents.flatMap((content) => {
    const { success, data } = SmartPhotoDocument.safeParse(content);
    const href = success ? pathOf(edition, data.roomType, data.slug) : undefined;
    if (!success || !href) return [];
    const { slug, title, scene, roomSize, totalPrice, viewImages } = data;
    const pieces = viewImages.reduce((sum, { products }) => sum + products.length, 0);
    return [{ slug, title, href, picture: scene, roomSize, totalPrice, pieces }];
  });
}

function pathOf(edition: Edition, roomType: string, slug: string): string | undefined {
  return linkTo(edition, "smart-photo", { roomType, slug });
}
