import { HOSTS } from "../hosts.ts";
import type { ImageOptions } from "./image-options.ts";
import { IMAGE_PROVIDERS, type ProviderName } from "./image-provider.ts";

/**
 * The two image hosts, as addresses without a trailing slash. Our own service replaces a host that is unset (AMB-39).
 */
export type ImageHosts = Partial<Record<ProviderName, string | undefined>>;

const PROVIDER_NAMES = ["a", "b"] as const satisfies readonly ProviderName[];
// Base for paths without a host; this host does not exist.
const NO_HOST = "http://no-host.invalid";

/** The address of a picture with options, in the syntax of its host. A picture of any other host is unchanged. */
export function imageUrl(address: string, options: ImageOptions, hosts: ImageHosts = {}): string {
  return resizedUrl(address, options, hosts) ?? address;
}

export function resizedUrl(
  address: string,
  options: ImageOptions,
  hosts: ImageHosts = {},
): string | undefined {
  const url = parseUrl(address);
  for (const name of PROVIDER_NAMES) {
    // Our own service also accepts this syntax when a host is set, because older documents may contain its address.
    for (const base of [hosts[name], embeddedImageHost(name)]) {
      const path = url && base && pathBelow(url, base);
      if (path) return base + IMAGE_PROVIDERS[name].build({ source: sourceOf(path, name), options });
    }
  }
  return undefined;
}

/** The address of the picture without its current options, which the new ones replace. */
function sourceOf(path: string, name: ProviderName): string {
  const given = IMAGE_PROVIDERS[name].parse(path);
  return typeof given === "string" ? path : given.source;
}

export function embeddedImageHost(name: ProviderName): string {
  return `${HOSTS.dobby.embeddedAt}/${name}`;
}

/** Which of the two hosts an address belongs to (IM-02). Our own paths have no host and give undefined. */
export function imageHostOf(address: string, hosts: ImageHosts): ProviderName | undefined {
  const url = parseUrl(address);
  if (!url || url.origin === NO_HOST || url.username !== "" || url.password !== "") return undefined;
  return PROVIDER_NAMES.find((name) => hosts[name] !== undefined && pathBelow(url, hosts[name]));
}

function pathBelow(url: URL, base: string): string | undefined {
  const host = parseUrl(base);
  // Compares origins and not prefixes, because "https://images.example.evil" also begins like our host.
  if (!host || url.origin !== host.origin || url.username !== "") return undefined;
  const folder = host.pathname.replace(/\/$/, "");
  if (!url.pathname.startsWith(`${folder}/`) || url.pathname.length <= folder.length + 1) return undefined;
  return url.pathname.slice(folder.length) + url.search;
}

function parseUrl(address: string): URL | undefined {
  return URL.parse(address, NO_HOST) ?? undefined;
}
