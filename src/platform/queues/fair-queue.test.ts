import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";
import { networkOf } from "./network-of.ts";

function takeAll(queue: { take(): string | undefined }): string[] {
  const taken: string[] = [];
  for (let item = queue.take(); item; item = queue.take()) taken.push(item);
  return taken;
}

test("clients have equal shares, and the newest entry of a client comes first", () => {
  const queue = createFairQueue<string>(100);
  for (const item of ["a1", "a2", "a3", "a4"]) queue.add(item, "a");
  for (const item of ["b1", "b2"]) queue.add(item, "b");
  expect(queue.take()).toBe("a4");
  queue.add("c1", "c");
  expect(takeAll(queue)).toEqual(["b2", "a3", "c1", "b1", "a2", "a1"]);
  expect(queue.size).toBe(0);
});

test("a client that never pauses gets its oldest entry now and then", () => {
  const queue = createFairQueue<string>(100);
  for (const item of ["oldest", "old"]) queue.add(item, "a");
  const taken = [1, 2, 3, 4, 5].map((count) => {
    queue.add(`new-${count}`, "a");
    return queue.take();
  });
  expect(taken).toEqual(["new-1", "new-2", "new-3", "oldest", "new-5"]);
});

test("an item that is added again becomes the newest and is queued once", () => {
  const queue = createFairQueue<string>(100);
  for (const item of ["old", "new", "old"]) queue.add(item, "a");
  expect(takeAll(queue)).toEqual(["old", "new"]);
});

test("when the queue is full, the client with most entries loses its oldest one", () => {
  const queue = createFairQueue<string>(4);
  for (const item of ["a1", "a2", "a3", "a4"]) expect(queue.add(item, "a")).toBeUndefined();
  expect(queue.add("a5", "a")).toBe("a1");
  expect(queue.add("b1", "b")).toBe("a2");
  expect(queue.add("b2", "b")).toBe("a3");
  expect(queue.has("a4")).toBe(true);
  expect(queue.has("a3")).toBe(false);
});

test("a removed item is removed from every client's share", () => {
  const queue = createFairQueue<string>(100);
  queue.add("shared", "a");
  queue.add("shared", "b");
  queue.add("own", "b");
  queue.remove("shared");
  expect(takeAll(queue)).toEqual(["own"]);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("%s has the share of %s", (address, share) => expect(networkOf(address)).toBe(share));
