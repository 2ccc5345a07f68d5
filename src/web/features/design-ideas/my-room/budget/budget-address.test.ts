import { expect, test } from "vitest";
import { budgetAddress } from "./budget-slider.island.tsx";

const PATH = "/in/design-ideas/kitchen-designs";
const ROOM = { length: 10, breadth: 8, city: "bengaluru", tier: "premium" } as const;

test("the list within a budget preserves the filters and starts at its first page", () => {
  const keep = { filters: "layout:island", page: "3", sort: "price", room: "12x9", budget: "50000" };
  expect(budgetAddress(PATH, { keep, room: ROOM, budget: 600_000, sort: "-price" })).toBe(
    `${PATH}?filters=layout%3Aisland&room=10x8&city=bengaluru&tier=premium&budget=600000&sort=-price`,
  );
});

test("leaves empty options out of the URL", () => {
  const asked = { keep: {}, room: ROOM, budget: undefined, sort: "" };
  expect(budgetAddress(PATH, asked)).toBe(`${PATH}?room=10x8&city=bengaluru&tier=premium`);
});
