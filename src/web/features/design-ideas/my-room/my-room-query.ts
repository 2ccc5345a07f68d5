import type { MyRoom } from "../../../../prices/my-room.ts";
import { isTier, type PriceRates } from "../../../../prices/rates.ts";
import { isRoomUnit, ROOM_UNITS, type RoomUnit, unitOf } from "./room-units.ts";

/** What stands in the address or in the form, before anything is known to be right. */
export interface TypedRoom {
  length: string;
  breadth: string;
  /** Nothing where the country's own is meant. */
  unit: RoomUnit | undefined;
  city: string | null;
  tier: string | null;
}

/** room=10x8&city=bengaluru&tier=premium; nothing where no room is given, or one that there is not. */
export function readMyRoom(query: URLSearchParams, rates: PriceRates | undefined): MyRoom | undefined {
  const typed = readTypedRoom(query);
  return typed && rates && checkRoom(typed, rates);
}

export function myRoomQuery({ length, breadth, city, tier }: MyRoom): Record<string, string> {
  return { room: `${length}x${breadth}`, city, tier };
}

/** The same address, with the room in it. */
export function withRoom(path: string, room: MyRoom | undefined): string {
  if (!room) return path;
  const [place = "", hash = ""] = path.split("#");
  const query = new URLSearchParams(myRoomQuery(room));
  return `${place}${place.includes("?") ? "&" : "?"}${query}${hash && `#${hash}`}`;
}

/** A form sends the sides one by one: room=10&room.breadth=8&room.unit=ft. */
export function readTypedRoom(query: URLSearchParams): TypedRoom | undefined {
  const given = query.get("room");
  if (given === null) return undefined;
  const [length = "", breadth = query.get("room.breadth") ?? ""] = given.split(/[x×]/i);
  const unit = query.get("room.unit") ?? undefined;
  return {
    length: length.slice(0, LONGEST_NUMBER),
    breadth: breadth.slice(0, LONGEST_NUMBER),
    unit: isRoomUnit(unit) ? unit : undefined,
    city: query.get("city"),
    tier: query.get("tier"),
  };
}

/** A size that a room can have is needed; a city or tier that we do not know is not worth a question. */
function checkRoom(typed: TypedRoom, rates: PriceRates): MyRoom | undefined {
  const length = readSide(typed.length, typed.unit, rates);
  const breadth = readSide(typed.breadth, typed.unit, rates);
  if (length === undefined || breadth === undefined) return undefined;
  return {
    length,
    breadth,
    city: cityIn(rates, typed.city),
    tier: isTier(typed.tier) ? typed.tier : "premium",
  };
}

const LONGEST_NUMBER = 12;

function readSide(text: string, typedUnit: RoomUnit | undefined, rates: PriceRates): number | undefined {
  const unit = unitOf(rates);
  const { least, most, decimals, inFeet } = ROOM_UNITS[unit];
  const size = (readNumber(text) * ROOM_UNITS[typedUnit ?? unit].inFeet) / inFeet;
  const side = Number(size.toFixed(decimals));
  return side >= least && side <= most ? side : undefined;
}

/** Arabic digits and a comma for the decimals are as good as ours. */
function readNumber(text: string): number {
  const western = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[,٫]/, ".");
  return western === "" ? Number.NaN : Number(western);
}

const ARABIC_ZERO = "٠".charCodeAt(0);

function cityIn({ cities }: PriceRates, asked: string | null): string {
  if (asked !== null && Object.hasOwn(cities, asked)) return asked;
  return Object.hasOwn(cities, "other") ? "other" : (Object.keys(cities)[0] ?? "other");
}
