import type { Edition } from "../../editions/edition.ts";
import type { Region } from "../../editions/regions.ts";
import type { Caller } from "../create-caller.ts";
import { OWN_PATHS } from "../hosts.ts";

export interface CardContent {
  title: string;
  price?: string | undefined;
  /** A photograph of our library has a name. */
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

export interface ShareCardSubject {
  kind: string;
  region: Region;
  slug: string;
}

/** The fields from which a card of a design or a smart photo is made. Both ends have them, whichever call they use. */
export function designCardSource({ title, totalPrice, image }: DesignCardSource): DesignCardSource {
  return { title, totalPrice: totalPrice ?? null, image };
}

interface DesignCardSource {
  title: string;
  totalPrice?: number | null | undefined;
  image: string;
}

/** Changes when the drawing of cards changes. */
const RECIPE = "1";

/**
 * The address of the share card of a page. It names only a document, so that no one can put their own text on a card;
 * its digits change with the document and the brand.
 */
export function shareCardPath(subject: ShareCardSubject, document: unknown, brand: string): string {
  const { kind, region, slug } = subject;
  return `${OWN_PATHS.share}/${kind}/${region}/${encodeURIComponent(slug)}-${digitsOf([RECIPE, brand, document])}.jpg`;
}

// FNV-1a with 32 bits: the value only has to change when the card changes, and the code runs everywhere.
function digitsOf(content: unknown): string {
  const text = JSON.stringify(content);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
