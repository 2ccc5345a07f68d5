import { SHARE_CARD_SIZE, type ShareCardPlace, shareCardPath } from "../../contracts/images/share-card.ts";
import type { ShareImage } from "./page-head.ts";
import type { Brand } from "./site-settings.ts";

/** The card of a page, for its `image`. The document is the one that the page was made from, as the call gave it. */
export function shareCard(place: ShareCardPlace, document: unknown, brand: Brand, alt: string): ShareImage {
  return { url: shareCardPath(place, document, brand.name), ...SHARE_CARD_SIZE, alt };
}
