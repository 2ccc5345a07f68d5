import { expect, test } from "vitest";
import { groupCommit } from "./group-commit.ts";

test("while the database hangs only so many wait, and the others are told at once", async () => {
  const hang = Promise.withResolvers<void>();
  const writer = groupCommit<number, number>(async (items) => {
    await hang.promise;
    return items;
  });
  const outcomes = Promise.allSettled(Array.from({ length: 6000 }, (_, item) => writer.write(item)));
  hang.resolve();
  await writer.settle();
  const rejected = (await outcomes).filter(({ status }) => status === "rejected");
  expect(rejected).toHaveLength(1000);
  await expect(writer.write(1)).resolves.toBe(1);
});
