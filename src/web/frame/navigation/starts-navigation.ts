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

export function startsNavigation(click: Click, link: ClickedLink, here: string): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return false;
  return sameSite(link.href, here) && !isJumpWithin(link.href, here);
}

/** Only the fragment differs, so the browser stays on the page. */
function isJumpWithin(href: string, here: string): boolean {
  const [page, hash] = href.split("#");
  return hash !== undefined && page === here.split("#")[0];
}

/** Compares origins and not strings, because "https://us.example.evil" also starts with our URL. */
export function sameSite(a: string, b: string): boolean {
  const origins = [originOf(a), originOf(b)];
  return origins[0] !== undefined && origins[0] === origins[1];
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
