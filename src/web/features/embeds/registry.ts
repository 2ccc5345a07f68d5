import { type EmbedName, isEmbedName } from "../../../contracts/embeds/embed-components.ts";
import type { EmbedLoad } from "./embed-place.ts";
import { CATALOGUE_EMBEDS } from "./load/catalogue.ts";
import { DESIGN_EMBEDS } from "./load/designs.ts";
import { KITCHEN_EMBEDS } from "./load/kitchen.ts";
import { PHOTO_EMBEDS } from "./load/photos.ts";
import { PLACE_EMBEDS } from "./load/places.ts";
import { PRICE_EMBEDS } from "./load/prices.ts";
import { READING_EMBEDS } from "./load/reading.ts";
import { TALK_EMBEDS } from "./load/talk.ts";
import { TRUST_EMBEDS } from "./load/trust.ts";

/** How each embed comes by what it shows. A name of the table without a line here does not compile. */
const LOADERS: Record<EmbedName, EmbedLoad> = {
  ...TALK_EMBEDS,
  ...DESIGN_EMBEDS,
  ...PHOTO_EMBEDS,
  ...CATALOGUE_EMBEDS,
  ...PRICE_EMBEDS,
  ...KITCHEN_EMBEDS,
  ...TRUST_EMBEDS,
  ...PLACE_EMBEDS,
  ...READING_EMBEDS,
};

export function loaderOf(name: string): EmbedLoad | undefined {
  return isEmbedName(name) ? LOADERS[name] : undefined;
}
