import type { PriceRates } from "../../../prices/rates.ts";
import type { MessageKey, Text } from "../../../ui/text/text.tsx";
import type { RoomTexts } from "./describe-room.ts";
import { ROOM_UNITS, type RoomUnit, unitOf } from "./room-units.ts";

const TAXES: Record<string, MessageKey | undefined> = {
  GST: "myRoom.taxGst",
  SST: "myRoom.taxSst",
  VAT: "myRoom.taxVat",
};

export const UNIT_NAMES = { ft: "myRoom.unitFt", m: "myRoom.unitM" } as const satisfies Record<
  RoomUnit,
  MessageKey
>;

const SIZES = { ft: "myRoom.sizeFt", m: "myRoom.sizeM" } as const;

export function roomTexts(t: Text["t"], rates: PriceRates, nameOf: (city: string) => string): RoomTexts {
  const tax = TAXES[rates.tax.name];
  const cities = Object.keys(rates.cities).map((slug) => [
    slug,
    slug === "other" ? t("myRoom.otherCity") : nameOf(slug),
  ]);
  return {
    size: t(SIZES[unitOf(rates)]),
    place: rates.tax.rate > 0 ? t("myRoom.place", { tax: tax ? t(tax) : rates.tax.name }) : "{city}",
    tiers: {
      essential: t("card.tier-essential"),
      premium: t("card.tier-premium"),
      luxe: t("card.tier-luxe"),
    },
    cities: Object.fromEntries(cities),
  };
}

export function wrongSize(t: Text["t"], rates: PriceRates): string {
  const unit = unitOf(rates);
  const { least, most } = ROOM_UNITS[unit];
  return t("myRoom.wrongSize", { least, most, unit: t(UNIT_NAMES[unit]) });
}
