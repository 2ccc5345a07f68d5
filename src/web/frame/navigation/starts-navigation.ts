import { sameSite } from "./same-site.ts";

interface Click {
  defaultPrevented: boolean;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

interface ClickedLink {
  href: string;
  target: string;
  hasAttribute: (name: string) => boolean;
}

/** Whether a click leaves this document for another one of ours, in this window. */
export function startsNavigation(click: Click, link: ClickedLink, here: string): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return false;
  return sameSite(link.href, here) && !isJumpWithin(link.href, here);
}

/** Only the part after # differs: the browser stays on the page. */
function isJumpWithin(href: string, here: string): boolean {
  const [page, hash] = href.split("#");
  return hash !== undefined && page === here.split("#")[0];
}
