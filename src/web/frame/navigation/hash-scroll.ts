import { HASH_SCROLL } from "./constants.ts";

export interface HashScrollPage {
  has: (id: string) => boolean;
  goTo: (hash: string) => void;
}

/** Goes to an anchor that may come with an island. To one that is there the browser goes by itself. */
export async function waitForAnchor(hash: string, page: HashScrollPage): Promise<boolean> {
  const id = idOf(hash);
  if (page.has(id)) return true;
  for (let retry = 0; retry < HASH_SCROLL.retries; retry += 1) {
    await new Promise((resolve) => setTimeout(resolve, HASH_SCROLL.retryMs));
    if (!page.has(id)) continue;
    page.goTo(hash);
    return true;
  }
  return false;
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
