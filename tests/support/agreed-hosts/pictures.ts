import { IMAGE_PROVIDERS } from "../../../src/contracts/images/image-provider.ts";

/** The hosts of a company's pictures: the two image hosts of the settings, and one that is not configured. */
export const PICTURE_HOSTS = {
  a: "https://pictures-a.example",
  b: "https://pictures-b.example",
  other: "https://photos.elsewhere.example",
} as const;

const KINDS = ["a", "b", "other"] as const;

/** The address of a picture, on each of the hosts in turn. */
export function pictureOf(name: string, number = 0): string {
  return `${PICTURE_HOSTS[KINDS[number % KINDS.length] ?? "a"]}/their/${name}-${number}.jpg`;
}

/** All addresses of these hosts in a text that have no picture. */
export function brokenPictures(html: string): string[] {
  const text = html.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("\\u0026", "&");
  const addresses = Object.values(PICTURE_HOSTS).flatMap((host) => [
    ...text.matchAll(new RegExp(`${host}/[^\\s"'<>\\\\)]*`, "g")),
  ]);
  const unique = new Set(addresses.map(([address]) => address.replace(/,$/, "")));
  return [...unique].filter((address) => !isPicture(address)).sort();
}

/** True when the host of an address has a picture there. */
function isPicture(address: string): boolean {
  const kind = KINDS.find((name) => address.startsWith(`${PICTURE_HOSTS[name]}/`));
  if (!kind) return false;
  const rest = address.slice(PICTURE_HOSTS[kind].length);
  if (STORED.test(rest)) return true;
  if (kind === "other") return false;
  const asked = IMAGE_PROVIDERS[kind].parse(rest);
  return typeof asked !== "string" && STORED.test(asked.source);
}

const STORED = /^\/their\/[\w-]+\.jpg$/;
