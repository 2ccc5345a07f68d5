import { isKnown } from "../../../frame/account/is-known.ts";
import type { PressHeart } from "./hearts.ts";

/** Under which names a device keeps what is saved, or waits for a login. */
const KEPT = /^(?:atrium:saved:|looksToAdd$)/;

/**
 * Hearts save, and the header counts. There are dozens of them on a page and all they show is whether they are pressed, so
 * this is no island: nobody loads React to press one. And as served none is pressed: whoever has saved nothing loads no more
 * than this until they press.
 */
export function attach(root: ParentNode): void {
  const opener = root.querySelector<HTMLElement>("[data-saved-words]");
  if (!opener) return;
  let awake: Promise<PressHeart> | undefined;
  const wake = () => {
    awake ??= import("./hearts.ts").then(({ attachHearts }) => attachHearts(root, opener));
    return awake;
  };
  root.addEventListener("click", ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLElement>("[data-save]");
    if (heart) void wake().then((press) => press(heart));
  });
  addEventListener("storage", ({ key }) => {
    if (key !== null && KEPT.test(key)) void wake();
  });
  addEventListener("pageshow", () => {
    if (keepsSaved()) void wake();
  });
  if (isKnown() || keepsSaved()) void wake();
}

function keepsSaved(): boolean {
  try {
    return Object.keys(localStorage).some((name) => KEPT.test(name));
  } catch {
    // A browser that keeps nothing has saved nothing.
    return false;
  }
}
