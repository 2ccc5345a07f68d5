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
  /** The ratio of its own price to the model price: 1.2 is a design that costs a fifth more than usual. */
  index: number;
}

interface PricedDesign {
  roomType: string;
  layout?: string | null | undefined;
  /** Premium when unset. */
  tier?: string | null | undefined;
  /** The room for which it was designed, in the country's unit. */
  roomDimensions?: { length: number; breadth: number } | null | undefined;
  totalPrice?: number | null | undefined;
}

const LEAST_INDEX = 1 / 3;
const MAX_INDEX = 3;

/** Undefined if the country has no price model for such a room. */
export function roomPriceFacts(rates: PriceRates, design: PricedDesign): RoomPriceFacts | undefined {
  const { roomType, layout, tier, roomDimensions, totalPrice } = design;
  if (!recipeFor(rates, roomType)) return undefined;
  const facts = { room: roomType, ...(layout ? { layout } : {}), index: 1 };
  if (!roomDimensions || !totalPrice) return facts;
  // The price of a design is independent of the city, so it is compared with the model price without a city factor.
  const price = netInRoom(rates, facts, { ...roomDimensions, tier: isTier(tier) ? tier : "premium" });
  const index = totalPrice / (price * (1 + rates.tax.rate));
  return { ...facts, index: shortened(Math.min(Math.max(index, LEAST_INDEX), MAX_INDEX)) };
}

/** Every card of a page contains it, and no price needs more digits. */
function shortened(index: number): number {
  return Math.round(index * 10_000) / 10_000;
}

export function bandInRoom(rates: PriceRates, facts: RoomPriceFacts, room: MyRoom): PriceBand {
  return bandsIn(rates, room)(facts);
}

/** For many designs: designs of one kind differ only in their index, so the room is measured once for all of them. */
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
