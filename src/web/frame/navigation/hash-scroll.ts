import { HASH_SCROLL } from "./constants.ts";

export interface HashScrollPage {
  find: (id: string) => HTMLElement | null;
  /** The distance of an element from the top of the document. */
  topOf: (element: HTMLElement) => number;
  scrollTo: (options: { top: number; behavior: "smooth" | "instant" }) => void;
  prefersReducedMotion: () => boolean;
}

/** Waits for the anchor (it may come with an island), scrolls to it and moves the focus there. */
export async function scrollToHash(hash: string, page: HashScrollPage): Promise<boolean> {
  const target = await waitForAnchor(idOf(hash), page.find);
  if (!target) return false;
  page.scrollTo({
    top: Math.max(0, page.topOf(target) - HASH_SCROLL.offset),
    behavior: page.prefersReducedMotion() ? "instant" : "smooth",
  });
  moveFocus(target);
  return true;
}

async function waitForAnchor(id: string, find: HashScrollPage["find"]): Promise<HTMLElement | null> {
  let found = find(id);
  for (let retry = 0; !found && retry < HASH_SCROLL.retries; retry += 1) {
    await new Promise((resolve) => setTimeout(resolve, HASH_SCROLL.retryMs));
    found = find(id);
  }
  return found;
}

// The next Tab has to go on from here, and a screen reader has to read from here.
function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (target.ownerDocument.activeElement === target) return;
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

function idOf(hash: string): string {
  const id = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(id);
  } catch {
    // A lone % is part of the name then.
    return id;
  }
}
