import { expect, test } from "vitest";
import { documentOf, packPostings, postingOf, rankOf, unpackPostings } from "./posting-block.ts";

test("the largest posting keeps its rank and its document", () => {
  const last = postingOf(6, 2 ** 31 - 1);
  expect([rankOf(last), documentOf(last)]).toEqual([6, 2 ** 31 - 1]);
  expect(unpackPostings(packPostings([last]))).toEqual([last]);
  expect(unpackPostings(packPostings([]))).toEqual([]);
});

test("neighbouring documents take a byte each", () => {
  const members = Array.from({ length: 512 }, (_, index) => postingOf(2, 1_000_000 + index));
  expect(packPostings(members).length).toBeLessThan(520);
});
