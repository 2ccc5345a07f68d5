import { z } from "zod";
import { COUNTRIES } from "../../../editions/countries.ts";
import type { Country } from "../../../editions/regions.ts";

const text = z.string().nullish();

/** EN-16 as far as the site reads it: what any host tells of a design. Which of it may be missing is nowhere said. */
export const AgreedDesign = z.object({
  slug: text,
  title: text,
  description: text,
  contentType: text,
  totalPrice: z.number().nullish(),
  currency: text,
  coverImage: text,
  altText: text,
  addImages: z.object({ cover: text, desktop: text }).nullish(),
  roomSize: text,
  redirectedTo: text,
});

export type AgreedDesign = z.infer<typeof AgreedDesign>;

/** Where its picture lies; a design without one cannot be shown. */
export function coverOf({ coverImage, addImages }: AgreedDesign): string | undefined {
  return coverImage || addImages?.cover || addImages?.desktop || undefined;
}

/** What a host tells of a design, in the country's money. */
export function toldOf(
  design: AgreedDesign & { slug: string; title: string },
  coverImage: string,
  country: Country,
) {
  const { slug, title, addImages } = design;
  return {
    slug,
    title,
    description: design.description ?? "",
    contentType: design.contentType || "looks",
    totalPrice: priceIn(country, design),
    currency: COUNTRIES[country].currency,
    coverImage,
    altText: design.altText || title,
    addImages: { cover: addImages?.cover || coverImage, desktop: addImages?.desktop || coverImage },
    roomSize: design.roomSize ?? "",
    redirectedTo: design.redirectedTo || undefined,
  };
}

/** An amount in other money would be read as one in the country's own. */
function priceIn(country: Country, { totalPrice, currency }: AgreedDesign): number | undefined {
  const isOwn = !currency || currency.toUpperCase() === COUNTRIES[country].currency;
  return isOwn && totalPrice ? totalPrice : undefined;
}
