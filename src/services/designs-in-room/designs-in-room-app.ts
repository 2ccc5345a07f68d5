import { Hono } from "hono";
import { z } from "zod";
import { listDesignsInRoom } from "../../contracts/calls/designs-in-room.ts";
import { DESIGN_CONTENT_TYPES } from "../../contracts/calls/graphql/list-design-ideas.ts";
import { type DocumentFilter, parseFilters } from "../../contracts/document-filters.ts";
import { DesignIdeaAnswer } from "../../contracts/graphql/design-idea-answer.ts";
import type { Database } from "../../platform/database/database.ts";
import { bandsIn, type MyRoom, type RoomPriceFacts, roomPriceFacts } from "../../prices/my-room.ts";
import type { PriceBand } from "../../prices/price-band.ts";
import type { PriceRates } from "../../prices/rates.ts";
import { documentAnswer } from "../content/document-answer.ts";
import { listPlaces, readPlaces } from "../content/document-store.ts";
import type { DocumentTypes } from "../content/document-type.ts";
import { prepareGallery } from "../content/galleries/gallery-memory.ts";
import { readAt } from "../content/galleries/read-at.ts";
import { placeOf } from "../content/galleries/read-page.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";
import type { PreparedGallery } from "../content/galleries/work-out-gallery.ts";
import { photoOf } from "../graphql/photo-of.ts";
import { refuseField, refuseNulIn } from "../graphql/refuse-field.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { findRates } from "./find-rates.ts";

export function createDesignsInRoomApp(database: Database, types: DocumentTypes): Hono {
  const app = new Hono();

  serveCall(
    app,
    listDesignsInRoom,
    async ({ countryIsoCode: country, page, size, budget, sort, ...input }) => {
      const filters = readFilters(input.filters, country);
      if (filters instanceof Refusal) return filters;
      const rates = await findRates(database, country);
      if (!rates) return new Refusal(404, `There are no rates for ${country}.`);
      const { length, breadth, city, tier } = input;
      if (!Object.hasOwn(rates.cities, city)) return refuseCity(city, country);

      const facts = await priceFactsOf(database, country, rates);
      const places = await listPlaces(database, { contentType: DESIGN_CONTENT_TYPES, filters });
      const room = { length, breadth, city, tier };
      const found = pricePlaces(places, { rates, facts }, { room, budget, sort });
      const shown = found.slice(page * size, (page + 1) * size);
      const bands = new Map(shown.map(({ place, inRoom }) => [place, inRoom]));
      const rows = await readPlaces(database, Float64Array.from(bands.keys()));
      return {
        items: rows.map((row) => ({
          ...designAnswer(row, types),
          inRoom: bands.get(placeOf(row)) ?? null,
        })),
        totalElements: found.length,
        totalPages: Math.ceil(found.length / size),
        page,
        size,
      };
    },
  );

  return app;
}

function readFilters(text = "", country: string): DocumentFilter[] | Refusal {
  const parsed = parseFilters(text);
  if (!parsed.ok) return refuseField(parsed.problem);
  const refusal = refuseNulIn(parsed.filters);
  return refusal ?? [{ field: "country", op: "eq", values: [country] }, ...parsed.filters];
}

function refuseCity(city: string, country: string): Refusal {
  return new Refusal(400, `There are no rates for "${city}" in ${country}.`, {
    field: "city",
    reason: "is no city in the rates of this country",
  });
}

/** What a design may be without. */
const NOTHING_SAID = {
  totalPrice: null,
  redirectedTo: null,
  layout: null,
  style: null,
  tier: null,
  roomDimensions: null,
};

/** A design as the GraphQL list of designs gives it, so that one card shows both. */
function designAnswer(row: StoredDocument, types: DocumentTypes): DesignIdeaAnswer {
  const design = documentAnswer(row, types);
  const products: unknown = "products" in design ? design.products : undefined;
  return DesignIdeaAnswer.parse({
    ...NOTHING_SAID,
    ...design,
    photo: photoOf(design) ?? null,
    pricedPieces: Array.isArray(products) ? products.length : 0,
  });
}

interface PricedPlace {
  place: number;
  /** None where no model tells what such a room costs. */
  inRoom: PriceBand | null;
}

interface Asked {
  room: MyRoom;
  budget: number | undefined;
  sort: "position" | "price" | "-price";
}

function pricePlaces(
  places: Iterable<number>,
  { rates, facts }: { rates: PriceRates; facts: PriceFacts },
  { room, budget, sort }: Asked,
): PricedPlace[] {
  const bandOf = bandsIn(rates, room);
  const priced = Array.from(places, (place): PricedPlace => {
    const known = facts.get(place);
    return { place, inRoom: known ? bandOf(known) : null };
  });
  const affordable =
    budget === undefined ? priced : priced.filter(({ inRoom }) => inRoom && inRoom.likely <= budget);
  if (sort === "position") return affordable;
  const direction = sort === "price" ? 1 : -1;
  return affordable.sort((one, other) => compare(one.inRoom, other.inRoom, direction));
}

/** What has no price comes last in either direction; what costs the same stays in gallery order. */
function compare(one: PriceBand | null, other: PriceBand | null, direction: 1 | -1): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return direction * (one.likely - other.likely);
}

/** By the place of a design in the galleries. Those that no model can price are not in it. */
type PriceFacts = ReadonlyMap<number, RoomPriceFacts>;

/** A gallery is forgotten when documents change, and what is known of its designs with it. */
const kept = new WeakMap<PreparedGallery, Promise<PriceFacts>>();

/** What it takes to price every design of a country: a few words of each, read once from the whole documents. */
async function priceFactsOf(database: Database, country: string, rates: PriceRates): Promise<PriceFacts> {
  const filters = [{ field: "country", op: "eq" as const, values: [country] }];
  const gallery = await prepareGallery(database, { contentType: DESIGN_CONTENT_TYPES, filters });
  const known = kept.get(gallery);
  if (known) return known;
  const reading = readFacts(database, gallery, rates);
  kept.set(gallery, reading);
  reading.catch(() => kept.delete(gallery));
  return reading;
}

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
