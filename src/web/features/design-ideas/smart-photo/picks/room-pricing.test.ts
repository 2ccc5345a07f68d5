import { expect, test } from "vitest";
import { scaleFacts } from "./room-pricing.ts";

test("a room costs by the share of what is chosen, to the last digit", () => {
  const facts = { room: "kitchen", index: 1.2 };
  expect(scaleFacts(facts, 507_460, 617_360)).toEqual({ room: "kitchen", index: 1.2 * (507_460 / 617_360) });
  expect(scaleFacts(facts, 0, 0)).toEqual(facts);
  expect(scaleFacts(undefined, 1, 2)).toBeUndefined();
});
