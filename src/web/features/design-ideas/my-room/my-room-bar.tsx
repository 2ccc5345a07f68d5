import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { useDocument } from "../../../frame/document-context.ts";
import { cityNames } from "./city-name.ts";
import { draftOf } from "./dialog/room-draft.ts";
import MyRoomIsland from "./my-room.island.tsx";
import { readTypedRoom } from "./my-room-query.ts";
import { unitOf } from "./room-units.ts";

export interface MyRoomBarProps {
  edition: Edition;
  /** Without rates there are no estimates, and nothing is asked. */
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
  /** Of this page: the form comes back to it. */
  path: string;
  /** What else stands in the address and stays there. */
  keep?: Record<string, string>;
}

/** Says which room the prices are for, or asks for it. */
export function MyRoomBar({ edition, rates, room, path, keep = {} }: MyRoomBarProps) {
  const { t } = useText();
  const typed = readTypedRoom(useDocument().place.url.searchParams);
  if (!rates) return null;
  const unit = unitOf(rates);
  const city = COUNTRIES[edition.country].defaultAddress.city.toLowerCase();
  return (
    <MyRoomIsland
      terms={{ unit, tax: rates.tax, cities: cityNames(t, rates, edition) }}
      room={room}
      draft={draftOf(typed, room, { unit, city })}
      isWrong={typed !== undefined && room === undefined}
      path={path}
      keep={keep}
    />
  );
}
