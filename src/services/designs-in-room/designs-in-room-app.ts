import { Hono } from "hono";
import { listDesignsInRoom } from "../../contracts/calls/designs-in-room.ts";
import { DESIGN_CONTENT_TYPES } from "../../contracts/calls/graphql/list-design-ideas.ts";
import { type DocumentFilter, parseFilters } from "../../contracts/document-filters.ts";
import type { Database } from "../../platform/database/database.ts";
import { listPlaces, readPlaces } from "../content/document-store.ts";
import type { DocumentTypes } from "../content/document-type.ts";
import { placeOf } from "../content/galleries/read-page.ts";
import { refuseField, refuseNulIn } from "../graphql/refuse-field.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { designAnswer } from "./design-answer.ts";
import { findRates } from "./find-rates.ts";
import { priceFactsOf } from "./price-facts.ts";
import { pricePlaces } from "./price-places.ts";

/** Galleries of designs with what each costs in a visitor's room. */
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
