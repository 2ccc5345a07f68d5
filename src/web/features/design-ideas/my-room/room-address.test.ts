import { expect, test } from "vitest";
import { addressWith, needsRoom } from "./my-room-query.ts";

const ROOM = { length: 12, breadth: 9.5, city: "pune", tier: "luxe" } as const;
const PAGE = "https://www.example.com/in/design-ideas/kitchen-designs";

test("a new room replaces the old one and leaves the other parameters unchanged", () => {
  expect(
    addressWith(ROOM, `${PAGE}?filters=layout:island&room=10&room.breadth=8&room.unit=ft&city=delhi&page=2`),
  ).toBe("/in/design-ideas/kitchen-designs?filters=layout%3Aisland&page=2&room=12x9.5&city=pune&tier=luxe");
});

test("deleting the room also deletes the parameters that need one", () => {
  expect(
    addressWith(undefined, `${PAGE}?room=10x8&city=delhi&tier=luxe&budget=600000&sort=price&page=2`),
  ).toBe("/in/design-ideas/kitchen-designs?page=2");
});

test("a list with a budget or sorted by price needs a room", () => {
  expect(needsRoom(`${PAGE}?budget=600000`)).toBe(true);
  expect(needsRoom(`${PAGE}?sort=-price`)).toBe(true);
  expect(needsRoom(`${PAGE}?sort=position&page=2`)).toBe(false);
});
