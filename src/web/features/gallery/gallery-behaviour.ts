import { onAdded } from "../../frame/added-content.ts";
import { startsNavigation } from "../../frame/navigation/starts-navigation.ts";
import { growOnce } from "./auto-grow.ts";
import { galleryIn } from "./gallery-parts.ts";
import { followPlace, isShown, markAddressShown } from "./gallery-place.ts";
import { growGallery } from "./grow-gallery.ts";
import { restoreGallery } from "./restore-gallery.ts";
import { showGallery } from "./show-gallery.ts";

/** In its own parts, and what is switched on and off in the bar of filters. */
const LINKS = "[data-gallery-part] a[href], .filterbar a.chip:not([data-opens])";

export function attach(root: ParentNode): void {
  const gallery = galleryIn(root);
  if (!gallery) return;
  markAddressShown();
  followPlace(gallery);
  const look = growOnce(gallery);
  onAdded(root, (part) => {
    if (part.matches(".gallery__foot")) look();
  });
  root.addEventListener("click", (event) => answerClick(event, gallery));
  addEventListener("popstate", () => void followHistory(gallery));
  void restoreGallery(gallery).finally(look);
}

async function followHistory(gallery: HTMLElement): Promise<void> {
  if (!isShown() && (await showGallery(location.href, { push: false }))) await restoreGallery(gallery);
}

function answerClick(event: Event, gallery: HTMLElement): void {
  if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
  if (event.target.closest(".gallery__failed button")) void growGallery(gallery, "after");
  const link = event.target.closest<HTMLAnchorElement>(LINKS);
  if (!link || !isSameGallery(link.href)) return;
  if (!startsNavigation(event, link, location.href)) return;
  event.preventDefault();
  if (link.matches(".gallery__more")) void growGallery(gallery, "after");
  else if (link.closest(".gallery__before")) void growGallery(gallery, "before");
  else void showGallery(link.href);
}

function isSameGallery(href: string): boolean {
  return new URL(href).pathname === location.pathname;
}
