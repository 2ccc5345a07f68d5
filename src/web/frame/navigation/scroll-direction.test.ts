import { expect, test } from "vitest";
import { followScroll } from "./attach-navigation.ts";

test("SK-02 the bottom bar hides when scrolling down and returns when scrolling up", () => {
  let position = followScroll({ direction: "up", y: 0 }, 300);
  expect(position.direction).toBe("down");
  position = followScroll(position, 280);
  expect(position.direction).toBe("up");
});

test("SK-02 small moves change nothing but add up", () => {
  let position = followScroll({ direction: "up", y: 400 }, 405);
  expect(position).toEqual({ direction: "up", y: 400 });
  position = followScroll(position, 409);
  expect(position).toEqual({ direction: "down", y: 409 });
});

test("SK-02 is always shown at the top", () => {
  expect(followScroll({ direction: "down", y: 300 }, 60).direction).toBe("up");
});
