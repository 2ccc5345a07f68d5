import { z } from "zod";
import { getDocument } from "../../contracts/calls/get-document.ts";
import { DESIGN_CONTENT_TYPES } from "../../contracts/calls/graphql/list-design-ideas.ts";
import { searchContent } from "../../contracts/calls/search-documents.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { HomePage } from "../../contracts/documents/home-page.ts";
import { Picture } from "../../contracts/documents/picture.ts";
import { designCardSource, type ShareKind } from "../../contracts/images/share-card.ts";
import type { Edition } from "../../editions/edition.ts";
import { formatAmount, hasDrawnSign } from "../../editions/money.ts";

/** What a card says about a document, in the document's own words. */
export interface CardContent {
  title: string;
  /** What it costs, as a line. */
  price?: string | undefined;
  photo: Picture["photo"];
}

export interface FoundCard extends CardContent {
  /** The document as the site got it: the card's address is made from it. */
  document: unknown;
}

interface Asked {
  edition: Edition;
  slug: string;
}

export type FindCard = (call: Caller, asked: Asked) => Promise<FoundCard | undefined>;

/** Every kind of page with a card: where its document is, and what of it the card says. */
export const SHARE_CARDS: Record<ShareKind, FindCard> = {
  home: findHome,
  design: (call, asked) => findDesign(call, asked, DESIGN_CONTENT_TYPES),
  "smart-photo": (call, asked) => findDesign(call, asked, ["smart-photo"]),
};

async function findHome(call: Caller, { edition, slug }: Asked): Promise<FoundCard | undefined> {
  if (slug !== "home") return undefined;
  const pageSlug = `home-${edition.region}`;
  const outcome = await call(getDocument, { contentSlug: "website_content", pageSlug });
  const home = outcome.ok ? HomePage.safeParse(outcome.value.jsonBody) : undefined;
  if (!outcome.ok || !home?.success) return undefined;
  const { hero, offerings } = home.data;
  const priced = offerings.items.find((item) => item.from !== undefined);
  const price =
    priced?.from && `${priced.name} ${offerings.from.replace("{price}", money(priced.from, edition))}`;
  return {
    document: outcome.value.jsonBody,
    title: hero.headline,
    price: price || undefined,
    photo: hero.picture.photo,
  };
}

const PicturedDesign = z.object({
  title: z.string(),
  totalPrice: z.number().optional(),
  /** A design calls its photograph a picture, a smart photo calls it a scene. */
  picture: Picture.optional(),
  scene: Picture.optional(),
});

async function findDesign(
  call: Caller,
  { edition, slug }: Asked,
  contentTypes: readonly string[],
): Promise<FoundCard | undefined> {
  const filters = `countryCode.eq:${edition.isoCode};languageCode.eq:${edition.language};slug.eq:${slug}`;
  for (const contentSlug of contentTypes) {
    const outcome = await call(searchContent, { contentSlug, filters, size: 1 });
    const parsed = PicturedDesign.safeParse(outcome.ok ? outcome.value.contents[0] : undefined);
    if (!parsed.success) continue;
    const { title, totalPrice, picture, scene } = parsed.data;
    const photo = (picture ?? scene)?.photo;
    if (!photo) continue;
    return {
      document: designCardSource({ title, totalPrice, image: photo.url }),
      title,
      price: totalPrice === undefined ? undefined : money(totalPrice, edition),
      photo,
    };
  }
  return undefined;
}

// On a page the riyal's sign is drawn; in a line of text its name stands for it.
function money(amount: number, { country, language }: Edition): string {
  const written = formatAmount(amount, country);
  if (!hasDrawnSign(country)) return written;
  return language === "ar" ? `${written} ريال` : `SAR ${written}`;
}
