import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { DocumentFilter } from "../../../../../contracts/document-filters.ts";
import type { DocumentOf } from "../../../../../contracts/documents/documents.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import type { ShownPicture } from "../../../../../ui/media/photo.ts";
import { linkTo } from "../../../../../urls/links.ts";
import { findDocuments } from "../../../../frame/load-document.ts";

export interface PricedPhoto {
  slug: string;
  title: string;
  href: string;
  picture: ShownPicture;
  roomSize: string;
  totalPrice: number;
  pieces: number;
}

/** A piece at its place in the photograph, with the price that the photograph shows. */
export interface PlacedPiece {
  id: string;
  name: string;
  x: number;
  y: number;
  price: number;
}

export interface SmartPhoto
  extends PricedPhoto,
    Pick<DocumentOf<typeof SMART_PHOTO>, "roomType" | "roomDimensions" | "city"> {
  placed: readonly PlacedPiece[];
}

export async function listSmartPhotos(
  call: Caller,
  edition: Edition,
  { slugs, size }: { slugs?: readonly string[]; size: number },
): Promise<SmartPhoto[]> {
  if (slugs?.length === 0 || !pathOf(edition, "any", "any")) return [];
  const filters: DocumentFilter[] = slugs ? [{ field: "slug", op: "in", values: [...slugs] }] : [];
  const documents = await findDocuments(SMART_PHOTO, { call, edition }, { filters, size });
  return documents.flatMap(({ scene, viewImages, ...photo }) => {
    const href = pathOf(edition, photo.roomType, photo.slug);
    if (!href) return [];
    const pieces = viewImages.reduce((sum, { products }) => sum + products.length, 0);
    return [{ ...photo, href, picture: scene, pieces, placed: placedPieces(viewImages[0]?.products ?? []) }];
  });
}

type ListedPieces = DocumentOf<typeof SMART_PHOTO>["viewImages"][number]["products"];

function placedPieces(products: ListedPieces): PlacedPiece[] {
  return products.flatMap((product) => {
    if (!product) return [];
    const { id, name, hotspot, variations } = product;
    const shown = variations.find(({ isDefault }) => isDefault) ?? variations[0];
    return shown ? [{ id, name, ...hotspot, price: shown.price }] : [];
  });
}

const CANDIDATES = 24;
const SHOWN = 4;

export async function listOtherPhotos(
  call: Caller,
  edition: Edition,
  photo: { slug: string; roomType: string },
): Promise<SmartPhoto[]> {
  const photos = await listSmartPhotos(call, edition, { size: CANDIDATES });
  const own = photos.filter(({ slug }) => slug === photo.slug);
  const others = photos.filter(({ slug }) => slug !== photo.slug);
  const sameType = others.filter(({ roomType }) => roomType === photo.roomType);
  const shown: SmartPhoto[] = [];
  for (const other of new Set([...sameType, ...others]))
    if (![...own, ...shown].some((earlier) => isSameRoom(earlier, other))) shown.push(other);
  return shown.slice(0, SHOWN);
}

/** In a room that was photographed in other colours, the pieces stand at the same places. */
function isSameRoom(one: SmartPhoto, other: SmartPhoto): boolean {
  return one.placed.some(({ x, y }) => other.placed.some((piece) => piece.x === x && piece.y === y));
}

function pathOf(edition: Edition, roomType: string, slug: string): string | undefined {
  return linkTo(edition, "smart-photo", { roomType, slug });
}

export function smartPhotoPath(
  edition: Edition,
  { roomType, slug }: { roomType: string; slug: string },
): string {
  return linkTo(edition, "smart-photo", { roomType, slug }) ?? `/${edition.region}`;
}

export const SMART_PHOTO = "smart-photo";

interface SmartPhotoAddress {
  slug: string;
  roomType: string | undefined;
  contentSlug: string | undefined;
}

/** The path may contain a room, a content type or both before the slug; a single segment may be either. */
export function readAddress(params: Record<string, string | undefined>): SmartPhotoAddress {
  const { slug = "", roomType, smartPhotoContentSlug: contentSlug } = params;
  return roomType === SMART_PHOTO && contentSlug === undefined
    ? { slug, roomType: undefined, contentSlug: roomType }
    : { slug, roomType, contentSlug };
}

/** A URL with a room or content type that is not the photograph's own does not exist. */
export function fitsAddress(
  photo: { roomType: string; contentType: string },
  { roomType, contentSlug }: SmartPhotoAddress,
): boolean {
  const fits = (asked: string | undefined, own: string) => asked === undefined || asked === own;
  return fits(roomType, photo.roomType) && fits(contentSlug, photo.contentType);
}
