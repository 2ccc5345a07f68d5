import { IMAGE_PROVIDERS } from "../../../src/contracts/images/image-provider.ts";

/** Where a company's pictures lie: at the two image hosts of the settings, and at one that nobody has told us of. */
export const PICTURE_HOSTS = {
  a: "https://pictures-a.example",
  b: "https://pictures-b.example",
  other: "https://photos.elsewhere.example",
} as const;

const KINDS = ["a", "b", "other"] as const;

/** The address of a picture, by turns at each of the hosts. */
export function pictureOf(name: string, number = 0): string {
  return `${PICTURE_HOSTS[KINDS[number % KINDS.length] ?? "a"]}/their/${name}-${number}.jpg`;
}

/** All addresses of these hosts in a text that lead to no picture. */
export function brokenPictures(html: string): string[] {
  const text = html.replaceAll("&amp;", "&").replaceAll("\\u0026", "&");
  const addresses = Object.values(PICTURE_HOSTS).flatMap((host) => [
    ...text.matchAll(new RegExp(`${host}/[^\\s"'<>\\\\)]*`, "g")),
  ]);
  const unique = new Set(addresses.map(([address]) => address.replace(/,$/, "")));
  return [...unique].filter((address) => !isPicture(address)).sort();
}

/** Whether the host of an address would show a picture there. */
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
