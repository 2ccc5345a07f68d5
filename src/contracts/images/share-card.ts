import type { Edition } from "../../editions/edition.ts";
import type { Region } from "../../editions/regions.ts";
import type { Caller } from "../create-caller.ts";
import { OWN_PATHS } from "../hosts.ts";

export interface CardContent {
  title: string;
  price?: string | undefined;
  /** One of our library has a name. */
  photo: { url: string; name?: string | undefined };
}

export interface FoundCard extends CardContent {
  document: unknown;
}

export interface CardAsked {
  edition: Edition;
  slug: string;
}

export type FindCard = (call: Caller, asked: CardAsked) => Promise<FoundCard | undefined>;

export type ShareCards = Readonly<Record<string, FindCard>>;

export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

export interface ShareCardPlace {
  kind: string;
  region: Region;
  slug: string;
}

/** What a card of a design or a smart photo is made from: both ends can say it, whichever call they asked. */
export function designCardSource({ title, totalPrice, image }: DesignCardSource): DesignCardSource {
  return { title, totalPrice: totalPrice ?? null, image };
}

interface DesignCardSource {
  title: string;
  totalPrice?: number | null | undefined;
  image: string;
}

/** Changes when cards are drawn in another way. */
const RECIPE = "1";

/**
 * The address of the picture that stands for a page where a link to it is shared. It names a document and says nothing
 * else, so nobody can put words of their own on a card of ours; its digits change with the document and the brand.
 */
export function shareCardPath(place: ShareCardPlace, document: unknown, brand: string): string {
  const { kind, region, slug } = place;
  return `${OWN_PATHS.share}/${kind}/${region}/${encodeURIComponent(slug)}-${digitsOf([RECIPE, brand, document])}.jpg`;
}

// FNV-1a with 32 bits: it only has to differ when the card may, and it runs everywhere.
function digitsOf(content: unknown): string {
  const text = JSON.stringify(content);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
