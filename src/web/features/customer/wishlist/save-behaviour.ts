import { hasLoginHint } from "../../../frame/account/login-hint.ts";
import { onStorageChange, storedKeys } from "../../../frame/state/browser-storage.ts";
import type { PressHeart } from "./hearts.ts";

const KEPT = /^(?:atrium:saved:|looksToAdd$)/;

/**
 * Hearts save designs, and the header shows their number. A page has dozens of hearts, so they are not islands. A
 * visitor who has saved nothing loads only this file.
 */
export function attach(root: ParentNode): void {
  const opener = root.querySelector<HTMLElement>("[data-saved-words]");
  if (!opener) return;
  let awake: Promise<PressHeart> | undefined;
  const wake = () => {
    awake ??= import("./hearts.ts").then(({ attachHearts }) => attachHearts(root, opener));
    return awake;
  };
  const wakeIfSaved = () => {
    if (hasLoginHint() || storedKeys().some((key) => KEPT.test(key))) void wake();
  };
  root.addEventListener("click", ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLElement>("[data-save]");
    if (heart) void wake().then((press) => press(heart));
  });
  onStorageChange((key) => KEPT.test(key), wakeIfSaved);
  wakeIfSaved();
}
