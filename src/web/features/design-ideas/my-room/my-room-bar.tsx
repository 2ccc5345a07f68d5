import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { useDocument } from "../../../frame/document-context.ts";
import { cityNames } from "./city-name.ts";
import { draftOf } from "./dialog/room-draft.ts";
import MyRoomIsland from "./my-room.island.tsx";
import { readTypedRoom, unitOf } from "./my-room-query.ts";

export interface MyRoomBarProps {
  edition: Edition;
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
  path: string;
  keep?: Record<string, string>;
}

export function MyRoomBar({ edition, rates, room, path, keep = {} }: MyRoomBarProps) {
  const { t } = useText();
  const typed = readTypedRoom(useDocument().requestContext.url.searchParams);
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
