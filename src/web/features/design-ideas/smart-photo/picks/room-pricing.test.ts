import { expect, test } from "vitest";
import { scaleFacts } from "./room-pricing.ts";

test("scales the price of a room by the share of the chosen pieces without rounding", () => {
  const facts = { room: "kitchen", index: 1.2 };
  expect(scaleFacts(facts, 507_460, 617_360)).toEqual({ room: "kitchen", index: 1.2 * (507_460 / 617_360) });
  expect(scaleFacts(facts, 0, 0)).toEqual(facts);
  expect(scaleFacts(undefined, 1, 2)).toBeUndefined();
});
