import {
  designCardSource,
  SHARE_CARD_SIZE,
  type ShareCardSubject,
  shareCardPath,
} from "../../../contracts/images/share-card.ts";
import type { ShareImage } from "./page-head.ts";
import type { MetaContext } from "./page-meta.ts";
import type { Brand } from "./site-settings.ts";

/** The share card of a page, for its `image`. The document is the response from which the page was made. */
export function shareCard(
  subject: ShareCardSubject,
  document: unknown,
  brand: Brand,
  alt: string,
): ShareImage {
  return { url: shareCardPath(subject, document, brand.name), ...SHARE_CARD_SIZE, alt };
}

export function designShareCard(
  kind: "design" | "smart-photo",
  design: { slug: string; title: string; totalPrice?: number | null | undefined; image: string },
  { edition, brand }: MetaContext,
): ShareImage {
  const subject = { kind, region: edition.region, slug: design.slug };
  return shareCard(subject, designCardSource(design), brand, design.title);
}
