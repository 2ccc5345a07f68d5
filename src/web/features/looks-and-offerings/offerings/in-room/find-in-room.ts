import type { CallContext } from "../../../../../contracts/documents/request-documents.ts";
import { linkTo } from "../../../../../urls/links.ts";
import { findDocuments } from "../../../../frame/load-document.ts";
import type { PairSide } from "../../../../sections/picture-sections.tsx";
import { SMART_PHOTO } from "../../../design-ideas/smart-photo/load/list-smart-photos.ts";

/** A room that was photographed with two different finishes from exactly the same position. */
export interface RoomPair {
  before: PairSide;
  after: PairSide;
  at: number;
  room: string;
  /** The page of the photograph in which every piece has a price. */
  href: string;
}

export async function findInRoom(asking: CallContext, code: string): Promise<RoomPair | undefined> {
  const filters = [{ field: "finishCodes", op: "eq" as const, values: [code] }];
  const [photo] = await findDocuments(SMART_PHOTO, asking, { filters, size: 1 });
  const shown = photo?.shownFinishes?.find((finish) => finish.code === code);
  const href = photo && linkTo(asking.edition, "smart-photo", { roomType: photo.roomType, slug: photo.slug });
  if (!shown || !href) return undefined;
  return { before: sideOf(shown.before), after: sideOf(shown), at: shown.x, room: photo.title, href };
}

function sideOf({ name, photo }: { name: string; photo: PairSide["picture"]["photo"] }): PairSide {
  return { picture: { photo, alt: name }, caption: name };
}
