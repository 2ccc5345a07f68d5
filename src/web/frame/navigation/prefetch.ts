import { isBackendPath } from "../../../contracts/browser/backend-paths.ts";
import { sameSite } from "./starts-navigation.ts";

export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function connection(): Connection | undefined {
  return Reflect.get(navigator, "connection");
}

export interface PrefetchLink {
  href: string;
  download?: string;
  rel?: string;
}

/** No prefetching on slow connections or with data saving. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** Links to our pages that a click would load: no other origin, no download, no sign-in, no jump within this page. */
export function isPrefetchable(link: PrefetchLink, here: string): boolean {
  if (!sameSite(link.href, here) || link.download || link.rel?.split(" ").includes("nofollow")) return false;
  const target = new URL(link.href);
  const current = new URL(here);
  if (target.pathname === current.pathname && target.search === current.search) return false;
  return !isBackendPath(target.pathname) && !SIGN_IN.test(target.pathname);
}

const SIGN_IN = /^\/login(?:\/|$)/;

interface Prefetching {
  here: string;
  connection: () => Connection | undefined;
  load: (address: string) => void;
}

export function createPrefetcher({ here, connection, load }: Prefetching): (link: PrefetchLink) => void {
  const fetched = new Set<string>();
  return (link) => {
    if (!mayPrefetch(connection()) || !isPrefetchable(link, here)) return;
    const address = link.href.split("#")[0] ?? "";
    if (fetched.has(address)) return;
    fetched.add(address);
    load(address);
  };
}
