import { formatPriceBand } from "../../../../editions/money.ts";
import type { Country } from "../../../../editions/regions.ts";
import { bandInRoom, type MyRoom, type RoomPriceFacts } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import RoomPriceIsland from "./room-price.island.tsx";
import { OwnPrice } from "./room-price-words.tsx";

export interface RoomPriceProps {
  rates: PriceRates | undefined;
  /** Undefined if no price model covers this kind of room; then only the design's own price is shown. */
  facts: RoomPriceFacts | undefined;
  own: number | null;
  room: MyRoom | undefined;
  country: Country;
  /** Whether the room is the one in which a list is sorted, and not the visitor's. */
  isStandard?: boolean;
  isOfPage?: boolean;
}

export function RoomPrice({ rates, facts, own, room, country, isStandard, isOfPage }: RoomPriceProps) {
  const { state } = usePage();
  if (!rates || !facts) return own === null ? null : <OwnPrice own={own} country={country} />;
  const band = room && bandInRoom(rates, facts, room);
  // The state is serialised after the page, so it can still be changed while rendering.
  if (isOfPage && band) state.setState("drawer", { priceNow: formatPriceBand(band.low, band.high, country) });
  return <RoomPriceIsland {...{ facts, own, band, isOfPage }} isStandard={isStandard || undefined} />;
}
