import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import type { MessageKey, Text } from "../../../../ui/text/text.tsx";
import { ROOM_UNITS, type RoomUnit } from "./my-room-query.ts";

export interface RoomTerms {
  unit: RoomUnit;
  tax: PriceRates["tax"];
  cities: Readonly<Record<string, string>>;
}

const TAXES: Record<string, MessageKey | undefined> = {
  GST: "myRoom.taxGst",
  SST: "myRoom.taxSst",
  VAT: "myRoom.taxVat",
};

export function describeRoom(
  t: Text["t"],
  { unit, tax, cities }: RoomTerms,
  room: MyRoom,
): { size: string; place: string } {
  const name = cities[room.city] ?? room.city;
  const taxName = TAXES[tax.name];
  return {
    size: sizeOf(t, unit, room),
    place: tax.rate > 0 ? t("myRoom.place", { city: name, tax: taxName ? t(taxName) : tax.name }) : name,
  };
}

export function sizeOf(t: Text["t"], unit: RoomUnit, { length, breadth, tier }: MyRoom): string {
  return t(`myRoom.sizes.${unit}`, { length, breadth, tier: t(`card.tier-${tier}`) });
}

export function wrongSize(t: Text["t"], unit: RoomUnit): string {
  const { least, most } = ROOM_UNITS[unit];
  return t("myRoom.wrongSize", { least, most, unit: t(`myRoom.unit.${unit}`) });
}

export const MY_ROOM_DIALOG = "my-room";
