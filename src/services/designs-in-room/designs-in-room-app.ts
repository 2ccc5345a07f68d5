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
import { listSortOrders, readSortOrders } from "../content/document-store.ts";
import type { DocumentTypes } from "../content/document-type.ts";
import { prepareGallery } from "../content/galleries/gallery-memory.ts";
import type { PreparedGallery } from "../content/galleries/prepare-scan.ts";
import { readAt } from "../content/galleries/read-at.ts";
import { sortOrderOf } from "../content/galleries/read-page.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";
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
      const sortOrders = await listSortOrders(database, { contentType: DESIGN_CONTENT_TYPES, filters });
      const room = { length, breadth, city, tier };
      const found = priceDesigns(sortOrders, { rates, facts }, { room, budget, sort });
      const shown = found.slice(page * size, (page + 1) * size);
      const bands = new Map(shown.map(({ sortOrder, inRoom }) => [sortOrder, inRoom]));
      const rows = await readSortOrders(database, Float64Array.from(bands.keys()));
      return {
        items: rows.map((row) => ({
          ...designAnswer(row, types),
          inRoom: bands.get(sortOrderOf(row)) ?? null,
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

/** The optional fields of a design. */
const NOTHING_SAID = {
  totalPrice: null,
  redirectedTo: null,
  layout: null,
  style: null,
  tier: null,
  roomDimensions: null,
};

/** A design in the format of the GraphQL list, so that one card can show both. */
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

interface PricedDesign {
  sortOrder: number;
  /** Null if there is no price model for such a room. */
  inRoom: PriceBand | null;
}

interface Asked {
  room: MyRoom;
  budget: number | undefined;
  sort: "position" | "price" | "-price";
}

function priceDesigns(
  sortOrders: Iterable<number>,
  { rates, facts }: { rates: PriceRates; facts: PriceFacts },
  { room, budget, sort }: Asked,
): PricedDesign[] {
  const bandOf = bandsIn(rates, room);
  const priced = Array.from(sortOrders, (sortOrder): PricedDesign => {
    const known = facts.get(sortOrder);
    return { sortOrder, inRoom: known ? bandOf(known) : null };
  });
  const affordable =
    budget === undefined ? priced : priced.filter(({ inRoom }) => inRoom && inRoom.likely <= budget);
  if (sort === "position") return affordable;
  const direction = sort === "price" ? 1 : -1;
  return affordable.sort((one, other) => compare(one.inRoom, other.inRoom, direction));
}

/** Designs without a price come last in both directions; designs with equal prices keep the gallery order. */
function compare(one: PriceBand | null, other: PriceBand | null, direction: 1 | -1): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return direction * (one.likely - other.likely);
}

/** By the sort order of a design. Designs without a price model are not included. */
type PriceFacts = ReadonlyMap<number, RoomPriceFacts>;

/** A prepared gallery is dropped when documents change, and this data with it. */
const kept = new WeakMap<PreparedGallery, Promise<PriceFacts>>();

/** The data for pricing every design of a country: a few fields of each, read once from the whole documents. */
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
  const sortOrders = await gallery.sortOrders();
  const facts = new Map<number, RoomPriceFacts>();
  for (let start = 0; start < sortOrders.length; start += BATCH) {
    for (const row of await readAt(database, sortOrders.slice(start, start + BATCH))) {
      const priced = roomPriceFacts(rates, Design.parse(JSON.parse(row.body)));
      if (priced) facts.set(sortOrderOf(row), priced);
    }
  }
  return facts;
}
