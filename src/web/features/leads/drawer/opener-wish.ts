import { isCtaType } from "../../../../contracts/leads/cta-types.ts";
import type { DrawerWish } from "./open-lead-drawer.ts";

/** What a link that opens the drawer says of itself: see leadAttributes, and LeadLink for what it is about. */
export function wishOf(link: DOMStringMap): DrawerWish {
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
  } = link;
  return {
    title: formTitle,
    button: ctaText,
    ctaType: isCtaType(ctaType) ? ctaType : undefined,
    template,
    media: mediaUrl ? { url: mediaUrl, altText: mediaAlt } : undefined,
    about: about
      ? { title: about, image: aboutImage, price: aboutPrice && shownPrice(aboutPrice) }
      : undefined,
  };
}

/**
 * Of several prices on the page the last one that is seen: the visitor's own room comes after the room as drawn. The one
 * place that reads a price from the page: whoever shows it changes it without telling the link.
 */
function shownPrice(selector: string): string | undefined {
  const prices = [...document.querySelectorAll(selector)].filter((price) =>
    price.checkVisibility({ visibilityProperty: true }),
  );
  return prices.map((price) => price.textContent.trim()).findLast(Boolean);
}
