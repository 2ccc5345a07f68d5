import { describe, expect, test } from "vitest";
import type { PriceRates } from "../../../../prices/rates.ts";
import { myRoomQuery, readMyRoom, readTypedRoom, withRoom } from "./my-room-query.ts";

const INDIA: PriceRates = {
  currency: "INR",
  areaUnit: "sq-ft",
  tax: { name: "GST", rate: 0.18 },
  roundTo: 1000,
  spread: { low: 0.92, high: 1.12 },
  cities: { mumbai: 1.1, bengaluru: 1, other: 0.94 },
  homes: {},
  rates: {},
  factors: {},
};
const SAUDI: PriceRates = { ...INDIA, currency: "SAR", areaUnit: "sq-m", cities: { riyadh: 1, other: 0.88 } };
const SINGAPORE: PriceRates = { ...INDIA, currency: "SGD", cities: { singapore: 1 } };

function read(query: string, rates = INDIA) {
  return readMyRoom(new URLSearchParams(query), rates);
}

describe("a room in the address", () => {
  test("is read from the query that was written for it", () => {
    const room = { length: 10, breadth: 8, city: "bengaluru", tier: "luxe" } as const;
    expect(read("room=10x8&city=bengaluru&tier=luxe")).toEqual(room);
    expect(read(new URLSearchParams(myRoomQuery(room)).toString())).toEqual(room);
  });

  test("is read from the separate fields of a form, in either unit", () => {
    expect(read("room=10&room.breadth=8&room.unit=ft&city=mumbai")).toMatchObject({ length: 10, breadth: 8 });
    expect(read("room=3.05&room.breadth=2.44&room.unit=m")).toMatchObject({ length: 10, breadth: 8 });
    expect(read("room=4.25&room.breadth=3", SAUDI)).toMatchObject({ length: 4.25, breadth: 3 });
    expect(read("room=10&room.breadth=10&room.unit=ft", SAUDI)).toMatchObject({
      length: 3.05,
      breadth: 3.05,
    });
  });

  test("may be typed with Arabic digits and a decimal comma", () => {
    expect(
      read(`room=${encodeURIComponent("٤٫٥")}&room.breadth=${encodeURIComponent("٣")}`, SAUDI),
    ).toMatchObject({
      length: 4.5,
      breadth: 3,
    });
    expect(read("room=10,5x8")).toMatchObject({ length: 10.5 });
  });

  test("needs two sides within the limits of a room", () => {
    for (const wrong of [
      "",
      "x",
      "10",
      "10x",
      "10x0",
      "-10x8",
      "200x8",
      "tenx8",
      "10x3.9",
      "1e9x8",
      "NaNxNaN",
    ])
      expect([wrong, read(`room=${wrong}`)]).toEqual([wrong, undefined]);
    expect(read("city=bengaluru&tier=luxe")).toBeUndefined();
    expect(readMyRoom(new URLSearchParams("room=10x8"), undefined)).toBeUndefined();
  });

  test("accepts an unknown city or tier and uses the default", () => {
    expect(read("room=10x8&city=atlantis&tier=royal")).toMatchObject({ city: "other", tier: "premium" });
    expect(read("room=10x8&city=toString")).toMatchObject({ city: "other" });
    expect(read("room=10x8", SINGAPORE)).toMatchObject({ city: "singapore" });
  });

  test("preserves invalid typed values up to a length limit", () => {
    expect(readTypedRoom(new URLSearchParams("room=200&room.breadth=8&room.unit=ft"))).toMatchObject({
      length: "200",
      breadth: "8",
      unit: "ft",
    });
    expect(readTypedRoom(new URLSearchParams(`room=${"9".repeat(500)}`))?.length).toHaveLength(12);
    expect(readTypedRoom(new URLSearchParams("q=1"))).toBeUndefined();
  });

  test("is added to a URL before its fragment", () => {
    const room = { length: 10, breadth: 8, city: "mumbai", tier: "premium" } as const;
    expect(withRoom("/in/x", room)).toBe("/in/x?room=10x8&city=mumbai&tier=premium");
    expect(withRoom("/in/x?page=2#faq", room)).toBe("/in/x?page=2&room=10x8&city=mumbai&tier=premium#faq");
    expect(withRoom("/in/x#faq", undefined)).toBe("/in/x#faq");
  });
});
