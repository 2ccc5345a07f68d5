import { bandOf, type PriceBand } from "./price-band.ts";
import { isTier, type PriceRates, rateOf, type Tier } from "./rates.ts";
import { recipeFor } from "./recipes/recipe-for.ts";
import { quantitiesOf } from "./room-quantities.ts";

export interface MyRoom {
  length: number;
  breadth: number;
  city: string;
  tier: Tier;
}

export interface RoomPriceFacts {
  room: string;
  layout?: string | undefined;
  /** Its own price by the model's: 1.2 is a design with a fifth more in it than usual. */
  index: number;
}

interface PricedDesign {
  roomType: string;
  layout?: string | null | undefined;
  /** Premium where nothing is said. */
  tier?: string | null | undefined;
  /** Of the room that it was drawn for, in the unit of its country. */
  roomDimensions?: { length: number; breadth: number } | null | undefined;
  totalPrice?: number | null | undefined;
}

const LEAST_INDEX = 1 / 3;
const MOST_INDEX = 3;

/** Nothing where no model tells what such a room costs in this country. */
export function roomPriceFacts(rates: PriceRates, design: PricedDesign): RoomPriceFacts | undefined {
  const { roomType, layout, tier, roomDimensions, totalPrice } = design;
  if (!recipeFor(rates, roomType)) return undefined;
  const facts = { room: roomType, ...(layout ? { layout } : {}), index: 1 };
  if (!roomDimensions || !totalPrice) return facts;
  // What a design costs is told for no city, so that it is compared with a price that no city has changed.
  const price = netInRoom(rates, facts, { ...roomDimensions, tier: isTier(tier) ? tier : "premium" });
  const index = totalPrice / (price * (1 + rates.tax.rate));
  return { ...facts, index: shortened(Math.min(Math.max(index, LEAST_INDEX), MOST_INDEX)) };
}

/** It stands on every card of a page, and no price needs more of it. */
function shortened(index: number): number {
  return Math.round(index * 10_000) / 10_000;
}

export function bandInRoom(rates: PriceRates, facts: RoomPriceFacts, room: MyRoom): PriceBand {
  return bandsIn(rates, room)(facts);
}

/** For many designs: those of one kind differ by their index alone, so that the room is measured once for all of them. */
export function bandsIn(rates: PriceRates, room: MyRoom): (facts: RoomPriceFacts) => PriceBand {
  const models = new Map<string, number>();
  const city = rates.cities[room.city] ?? 1;
  return (facts) => {
    const kind = `${facts.room} ${facts.layout}`;
    const model = models.get(kind) ?? netInRoom(rates, facts, room) * city;
    models.set(kind, model);
    return bandOf(rates, model * facts.index);
  };
}

function netInRoom(
  rates: PriceRates,
  { room, layout }: Omit<RoomPriceFacts, "index">,
  { tier, ...size }: Omit<MyRoom, "city">,
): number {
  const quantities = quantitiesOf(rates, layout, size);
  let net = 0;
  for (const [rate, parts = {}] of Object.entries(recipeFor(rates, room) ?? {}))
    for (const name of QUANTITIES) net += rateOf(rates, rate, tier) * quantities[name] * (parts[name] ?? 0);
  return net;
}

const QUANTITIES = ["room", "area", "side", "wall", "run", "closet", "front"] as const;
