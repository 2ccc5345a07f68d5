import { expect, test, vi } from "vitest";
import { groupCommit } from "./group-commit.ts";

test("limits the waiting writes while the database hangs, and rejects further ones immediately", async () => {
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

test("rejects the writes that arrived during a timeout together with the timed-out batch", async () => {
  const hang = Promise.withResolvers<void>();
  const commit = vi.fn(async (_: readonly number[]): Promise<number[]> => {
    await hang.promise;
    throw new Error("Query read timeout");
  });
  const writer = groupCommit<number, number>(commit);
  const first = Promise.allSettled([writer.write(1), writer.write(2)]);
  await expect.poll(() => commit.mock.calls.length).toBe(1);
  const later = Promise.allSettled([writer.write(3), writer.write(4)]);
  hang.resolve();
  const outcomes = [...(await first), ...(await later)];
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
  expect(commit).toHaveBeenCalledOnce();
});
