import { expect, test } from "vitest";
import { addressWith, needsRoom } from "./my-room-query.ts";

const ROOM = { length: 12, breadth: 9.5, city: "pune", tier: "luxe" } as const;
const PAGE = "https://www.example.com/in/design-ideas/kitchen-designs";

test("a new room takes the place of the old one and leaves the rest alone", () => {
  expect(
    addressWith(ROOM, `${PAGE}?filters=layout:island&room=10&room.breadth=8&room.unit=ft&city=delhi&page=2`),
  ).toBe("/in/design-ideas/kitchen-designs?filters=layout%3Aisland&page=2&room=12x9.5&city=pune&tier=luxe");
});

test("a forgotten room takes along what only a room can answer", () => {
  expect(
    addressWith(undefined, `${PAGE}?room=10x8&city=delhi&tier=luxe&budget=600000&sort=price&page=2`),
  ).toBe("/in/design-ideas/kitchen-designs?page=2");
});

test("a list by price needs a room", () => {
  expect(needsRoom(`${PAGE}?budget=600000`)).toBe(true);
  expect(needsRoom(`${PAGE}?sort=-price`)).toBe(true);
  expect(needsRoom(`${PAGE}?sort=position&page=2`)).toBe(false);
});
