import { bandsIn, type MyRoom } from "../../prices/my-room.ts";
import type { PriceBand } from "../../prices/price-band.ts";
import type { PriceRates } from "../../prices/rates.ts";
import type { PriceFacts } from "./price-facts.ts";

export interface PricedPlace {
  place: number;
  /** None where no model tells what such a room costs. */
  inRoom: PriceBand | null;
}

interface Asked {
  room: MyRoom;
  /** The most that a design may be likely to cost. */
  budget: number | undefined;
  sort: "position" | "price" | "-price";
}

/** What the designs at these places cost in a room: those within the budget, in the order that was asked for. */
export function pricePlaces(
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
