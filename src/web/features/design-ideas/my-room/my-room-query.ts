import type { MyRoom } from "../../../../prices/my-room.ts";
import { isTier, type PriceRates } from "../../../../prices/rates.ts";
import { ROOM_PARAMETERS } from "./room-parameters.ts";

export interface TypedRoom {
  length: string;
  breadth: string;
  /** Undefined for the country's default unit. */
  unit: RoomUnit | undefined;
  city: string | null;
  tier: string | null;
}

/** room=10x8&city=bengaluru&tier=premium; undefined if there is no room or an invalid one. */
export function readMyRoom(query: URLSearchParams, rates: PriceRates | undefined): MyRoom | undefined {
  const typed = readTypedRoom(query);
  return typed && rates && checkRoom(typed, rates);
}

export function myRoomQuery({ length, breadth, city, tier }: MyRoom): Record<string, string> {
  return { room: `${length}x${breadth}`, city, tier };
}

export function withRoom(path: string, room: MyRoom | undefined): string {
  if (!room) return path;
  const [place = "", hash = ""] = path.split("#");
  const query = new URLSearchParams(myRoomQuery(room));
  return `${place}${place.includes("?") ? "&" : "?"}${query}${hash && `#${hash}`}`;
}

/** A form sends the sides separately: room=10&room.breadth=8&room.unit=ft. */
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

/** Requires valid sides; an unknown city or tier is replaced by a default without an error. */
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

/** Accepts Arabic digits and a decimal comma. */
function readNumber(text: string): number {
  const western = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[,٫]/, ".");
  return western === "" ? Number.NaN : Number(western);
}

const ARABIC_ZERO = "٠".charCodeAt(0);

export function cityIn({ cities }: PriceRates, asked: string | null): string {
  if (asked !== null && Object.hasOwn(cities, asked)) return asked;
  return Object.hasOwn(cities, "other") ? "other" : (Object.keys(cities)[0] ?? "other");
}

/** The limits of a side of a room, and the decimals to which typed values are rounded. */
export const ROOM_UNITS = {
  ft: { least: 4, most: 60, decimals: 1, inFeet: 1 },
  m: { least: 1.2, most: 18, decimals: 2, inFeet: 1 / 0.3048 },
} as const;

export type RoomUnit = keyof typeof ROOM_UNITS;

const BY_AREA = { "sq-ft": "ft", "sq-m": "m" } as const satisfies Record<PriceRates["areaUnit"], RoomUnit>;

export function unitOf({ areaUnit }: Pick<PriceRates, "areaUnit">): RoomUnit {
  return BY_AREA[areaUnit];
}

export function isRoomUnit(text: string | undefined): text is RoomUnit {
  return text !== undefined && Object.hasOwn(ROOM_UNITS, text);
}

const BY_PRICE = ["budget", "sort"];

export function addressWith(room: MyRoom | undefined, href: string): string {
  const url = new URL(href);
  for (const name of ROOM_PARAMETERS) url.searchParams.delete(name);
  if (!room && isByPrice(url)) for (const name of BY_PRICE) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(room ? myRoomQuery(room) : {}))
    url.searchParams.set(name, value);
  return url.pathname + url.search;
}

export function needsRoom(href: string): boolean {
  return isByPrice(new URL(href));
}

function isByPrice({ searchParams }: URL): boolean {
  return searchParams.has("budget") || /^-?price$/.test(searchParams.get("sort") ?? "");
}
