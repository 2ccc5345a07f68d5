import type { Edition } from "../../../../../editions/edition.ts";
import { linkTo } from "../../../../../urls/links.ts";

/** The one address that a smart photo is known under; the longer and the shorter ones lead to the same page. */
export function smartPhotoPath(
  edition: Edition,
  { roomType, slug }: { roomType: string; slug: string },
): string {
  return linkTo(edition, "smart-photo", { roomType, slug }) ?? `/${edition.region}`;
}

/** The content type of smart photos, which may stand in their address. */
export const SMART_PHOTO = "smart-photo";

interface SmartPhotoAddress {
  slug: string;
  roomType: string | undefined;
  contentSlug: string | undefined;
}

/** Between `designs` and the slug there may be a room, a content type, or both; of two segments the first is either. */
export function readAddress(params: Record<string, string | undefined>): SmartPhotoAddress {
  const { slug = "", roomType, smartPhotoContentSlug: contentSlug } = params;
  return roomType === SMART_PHOTO && contentSlug === undefined
    ? { slug, roomType: undefined, contentSlug: roomType }
    : { slug, roomType, contentSlug };
}

/** A room or a content type that is not the photograph's own makes another address of it, which there is not. */
export function fitsAddress(
  photo: { roomType: string; contentType: string },
  { roomType, contentSlug }: SmartPhotoAddress,
): boolean {
  const fits = (asked: string | undefined, own: string) => asked === undefined || asked === own;
  return fits(roomType, photo.roomType) && fits(contentSlug, photo.contentType);
}
