import type { MagazineAuthorFile } from "../../contracts/documents/magazine/magazine-attribute.ts";
import { stableNumber } from "./stable-number.ts";

export function authorLine(slug: string, author: MagazineAuthorFile | undefined) {
  const { name = "", role, city, bio, picture, sample } = author ?? {};
  return { name, slug, id: stableNumber(slug), role, city, bio, picture, sample, initials: initialsOf(name) };
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "").join("");
}
