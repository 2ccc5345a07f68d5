import {
  designCardSource,
  SHARE_CARD_SIZE,
  type ShareCardPlace,
  shareCardPath,
} from "../../../contracts/images/share-card.ts";
import type { ShareImage } from "./page-head.ts";
import type { MetaContext } from "./page-meta.ts";
import type { Brand } from "./site-settings.ts";

/** The card of a page, for its `image`. The document is the one that the page was made from, as the call gave it. */
export function shareCard(place: ShareCardPlace, document: unknown, brand: Brand, alt: string): ShareImage {
  return { url: shareCardPath(place, document, brand.name), ...SHARE_CARD_SIZE, alt };
}

export function designShareCard(
  kind: "design" | "smart-photo",
  design: { slug: string; title: string; totalPrice?: number | null | undefined; image: string },
  { edition, brand }: MetaContext,
): ShareImage {
  const place = { kind, region: edition.region, slug: design.slug };
  return shareCard(place, designCardSource(design), brand, design.title);
}
