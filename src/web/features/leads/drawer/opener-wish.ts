import { isCtaType } from "../../../../contracts/leads/cta-types.ts";
import type { DrawerWish } from "./open-lead-drawer.ts";

/**
 * What a link that opens the drawer says of itself: see leadAttributes, and LeadLink for what it is about. A price that has
 * changed since the link was made takes the place of the link's.
 */
export function wishOf(link: DOMStringMap, priceNow?: string): DrawerWish {
  const {
    formTitle,
    ctaText,
    ctaType,
    template,
    mediaUrl,
    mediaAlt = "",
    about,
    aboutImage,
    aboutPrice,
    estimate,
  } = link;
  return {
    title: formTitle,
    button: ctaText,
    ctaType: isCtaType(ctaType) ? ctaType : undefined,
    template,
    media: mediaUrl ? { url: mediaUrl, altText: mediaAlt } : undefined,
    about: about
      ? { title: about, image: aboutImage, price: aboutPrice && (priceNow ?? aboutPrice), estimate }
      : undefined,
  };
}
