import { HOSTS } from "../hosts.ts";
import type { ImageOptions } from "./image-options.ts";
import { IMAGE_PROVIDERS, type ProviderName } from "./image-provider.ts";

/** The two image hosts, as addresses without a slash at the end. One that is unset is answered by ourselves (AMB-39). */
export type ImageHosts = Partial<Record<ProviderName, string | undefined>>;

const PROVIDER_NAMES = ["a", "b"] as const satisfies readonly ProviderName[];
// A path has no host; this one is nobody's.
const NO_HOST = "http://no-host.invalid";

/** The address of a picture with options, in the syntax of its host. A picture of any other host is left as it is. */
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
    // Our own service speaks the language also where a host is set: documents of before may still name it.
    for (const base of [hosts[name], embeddedImageHost(name)]) {
      const path = url && base && pathBelow(url, base);
      if (path) return base + IMAGE_PROVIDERS[name].build({ source: sourceOf(path, name), options });
    }
  }
  return undefined;
}

/** The picture itself: what an address asks for already gives way to what is asked now. */
function sourceOf(path: string, name: ProviderName): string {
  const given = IMAGE_PROVIDERS[name].parse(path);
  return typeof given === "string" ? path : given.source;
}

export function embeddedImageHost(name: ProviderName): string {
  return `${HOSTS.dobby.embeddedAt}/${name}`;
}

/** Which of the two hosts an address lies at (IM-02). Paths of our own have no host and are not meant. */
export function imageHostOf(address: string, hosts: ImageHosts): ProviderName | undefined {
  const url = parseUrl(address);
  if (!url || url.origin === NO_HOST || url.username !== "" || url.password !== "") return undefined;
  return PROVIDER_NAMES.find((name) => hosts[name] !== undefined && pathBelow(url, hosts[name]));
}

function pathBelow(url: URL, base: string): string | undefined {
  const host = parseUrl(base);
  // Origins are compared, not texts: "https://images.example.evil" begins like our host, too.
  if (!host || url.origin !== host.origin || url.username !== "") return undefined;
  const folder = host.pathname.replace(/\/$/, "");
  if (!url.pathname.startsWith(`${folder}/`) || url.pathname.length <= folder.length + 1) return undefined;
  return url.pathname.slice(folder.length) + url.search;
}

function parseUrl(address: string): URL | undefined {
  return URL.parse(address, NO_HOST) ?? undefined;
}
