import { z } from "zod";
import { DESIGN_CONTENT_TYPES } from "../../contracts/calls/graphql/list-design-ideas.ts";
import type { Database } from "../../platform/database/database.ts";
import { type RoomPriceFacts, roomPriceFacts } from "../../prices/my-room.ts";
import type { PriceRates } from "../../prices/rates.ts";
import { prepareGallery } from "../content/galleries/gallery-memory.ts";
import { readAt } from "../content/galleries/read-at.ts";
import { placeOf } from "../content/galleries/read-page.ts";
import type { PreparedGallery } from "../content/galleries/work-out-gallery.ts";

/** By the place of a design in the galleries. Those that no model can price are not in it. */
export type PriceFacts = ReadonlyMap<number, RoomPriceFacts>;

/** A gallery is forgotten when documents change, and what is known of its designs with it. */
const kept = new WeakMap<PreparedGallery, Promise<PriceFacts>>();

/** What it takes to price every design of a country: a few words of each, read once from the whole documents. */
export async function priceFactsOf(
  database: Database,
  country: string,
  rates: PriceRates,
): Promise<PriceFacts> {
  const filters = [{ field: "country", op: "eq" as const, values: [country] }];
  const gallery = await prepareGallery(database, { contentType: DESIGN_CONTENT_TYPES, filters });
  const known = kept.get(gallery);
  if (known) return known;
  const reading = readFacts(database, gallery, rates);
  kept.set(gallery, reading);
  reading.catch(() => kept.delete(gallery));
  return reading;
}

/** So many whole documents in memory at a time. */
const BATCH = 200;

const Design = z.object({
  roomType: z.string(),
  layout: z.string().optional(),
  tier: z.string().optional(),
  roomDimensions: z.object({ length: z.number(), breadth: z.number() }).optional(),
  totalPrice: z.number().optional(),
});

async function readFacts(
  database: Database,
  gallery: PreparedGallery,
  rates: PriceRates,
): Promise<PriceFacts> {
  const places = await gallery.places();
  const facts = new Map<number, RoomPriceFacts>();
  for (let start = 0; start < places.length; start += BATCH) {
    for (const row of await readAt(database, places.slice(start, start + BATCH))) {
      const priced = roomPriceFacts(rates, Design.parse(JSON.parse(row.body)));
      if (priced) facts.set(placeOf(row), priced);
    }
  }
  return facts;
}
