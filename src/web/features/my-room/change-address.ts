import type { MyRoom } from "../../../prices/my-room.ts";
import { addressWith, needsRoom } from "./room-address.ts";

/** The room stands in the address, so that whoever gets it sees the same prices. A list that is by price is asked anew. */
export async function changeAddress(room: MyRoom | undefined): Promise<void> {
  const href = addressWith(room, location.href);
  if (needsRoom(location.href) && document.querySelector("[data-gallery]")) {
    const { showGallery } = await import("../gallery/show-gallery.ts");
    await showGallery(href);
    return;
  }
  const { replaceAddress } = await import("../gallery/gallery-place.ts");
  replaceAddress(href);
}
