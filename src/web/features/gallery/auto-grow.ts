import { connection, mayPrefetch } from "../../frame/navigation/prefetch.ts";
import { shownPages } from "./gallery-parts.ts";
import { growGallery } from "./grow-gallery.ts";

/** Far enough ahead that a reader does not see it come. */
const AHEAD = "0px 0px 150% 0px";

/**
 * The first further page comes by itself when its place comes near; after that the button asks, so that the footer can
 * be reached. Returns how to look again, after the list has changed.
 */
export function growOnce(gallery: HTMLElement): () => void {
  const foot = gallery.querySelector(".gallery__foot");
  const observer = new IntersectionObserver(
    (changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting) && mayGrow(gallery))
        void growGallery(gallery, "after");
    },
    { rootMargin: AHEAD },
  );
  return () => {
    if (!foot) return;
    observer.unobserve(foot);
    observer.observe(foot);
  };
}

function mayGrow(gallery: HTMLElement): boolean {
  const { first, page } = shownPages(gallery);
  const hasFailed = gallery.querySelector(".gallery__failed:not([hidden])") !== null;
  return first === page && !hasFailed && mayPrefetch(connection());
}
