import { z } from "zod";
import { searchContent } from "../../contracts/calls/search-documents.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { buildFilters } from "../../contracts/document-filters.ts";
import { Picture } from "../../contracts/documents/picture.ts";
import type { Edition } from "../../editions/edition.ts";
import { optional } from "../page.ts";
import { SMART_PHOTO } from "./smart-photo-path.ts";

/** What a card shows of a smart photo. */
const OtherPhoto = z.object({
  slug: z.string(),
  title: z.string(),
  roomType: z.string(),
  roomSize: z.string(),
  city: z.string(),
  totalPrice: z.number(),
  scene: Picture,
});

export type OtherPhoto = z.infer<typeof OtherPhoto>;

const CANDIDATES = 24;
const SHOWN = 6;

/** Other smart photos of the country, those of the same room first. */
export async function loadOtherPhotos(
  call: Caller,
  { isoCode, languageCode }: Edition,
  photo: { slug: string; roomType: string },
): Promise<OtherPhoto[]> {
  const filters = buildFilters([
    { field: "country", op: "eq", values: [isoCode] },
    { field: "language", op: "eq", values: [languageCode] },
  ]);
  const { contents } = await optional(
    call(searchContent, { contentSlug: SMART_PHOTO, filters, size: CANDIDATES }),
    { contents: [] },
  );
  const others = contents
    .flatMap((found) => OtherPhoto.safeParse(found).data ?? [])
    .filter(({ slug }) => slug !== photo.slug);
  const sameRoom = others.filter(({ roomType }) => roomType === photo.roomType);
  return [...new Set([...sameRoom, ...others])].slice(0, SHOWN);
}
