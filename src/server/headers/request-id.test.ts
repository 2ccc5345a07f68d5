import { expect, test } from "vitest";
import { requestIdOf } from "./request-id.ts";

const OWN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test("keeps the id of a proxy, and makes its own for a visitor without one", () => {
  expect(requestIdOf("edge-01.7f3a", 1)).toBe("edge-01.7f3a");
  expect(requestIdOf("edge-01.7f3a", 0)).toMatch(OWN);
  expect(requestIdOf(null, 1)).toMatch(OWN);
});

test.each(["short", "two words", "line\nbreak", "a".repeat(129)])("refuses %j as an id", (id) => {
  expect(requestIdOf(id, 1)).toMatch(OWN);
});
