import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createFairLanes, RequestAborted, TooBusy } from "./fair-lanes.ts";

function lanesOf(mostWaiting: number, mostUnderWay = 1) {
  return createFairLanes({ lanes: { first: mostWaiting, second: mostWaiting }, mostUnderWay });
}

/** Work that ends on request, and a list of the work that has begun. */
function work() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const doing = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await nextTurn();
    await nextTurn();
  };
  return { begun, doing, endNext };
}

test("an earlier lane runs first, and clients take turns within a lane", async () => {
  const lanes = lanesOf(10);
  const { begun, doing, endNext } = work();
  const all = [
    lanes.run({ lane: "second", client: "flood" }, doing("flood 1")),
    lanes.run({ lane: "second", client: "flood" }, doing("flood 2")),
    lanes.run({ lane: "second", client: "flood" }, doing("flood 3")),
    lanes.run({ lane: "second", client: "visitor" }, doing("visitor")),
    lanes.run({ lane: "first", client: "flood" }, doing("form")),
  ];
  for (const _ of all) await endNext();
  await Promise.all(all);
  expect(begun).toEqual(["flood 1", "form", "flood 3", "visitor", "flood 2"]);
});

test("when the queue is full, the client with most entries loses its oldest one", async () => {
  const lanes = lanesOf(3);
  const { begun, doing, endNext } = work();
  const flood = [1, 2, 3, 4, 5].map((number) =>
    lanes.run({ lane: "second", client: "flood" }, doing(`flood ${number}`)),
  );
  const visitor = lanes.run({ lane: "second", client: "visitor" }, doing("visitor"));
  await expect(flood[1]).rejects.toBeInstanceOf(TooBusy);
  await expect(flood[2]).rejects.toBeInstanceOf(TooBusy);
  for (let times = 0; times < 4; times += 1) await endNext();
  await expect(visitor).resolves.toBe("visitor");
  expect(begun).toEqual(["flood 1", "flood 5", "visitor", "flood 4"]);
});

test("a request that is aborted gives up its position in the queue", async () => {
  const lanes = lanesOf(1);
  const { begun, doing, endNext } = work();
  const visitor = new AbortController();
  const first = lanes.run({ lane: "first", client: "a" }, doing("a"));
  const left = lanes.run({ lane: "first", client: "b", signal: visitor.signal }, doing("b"));
  visitor.abort();
  await expect(left).rejects.toBeInstanceOf(RequestAborted);
  const next = lanes.run({ lane: "first", client: "c" }, doing("c"));
  await endNext();
  await endNext();
  expect(await Promise.all([first, next])).toEqual(["a", "c"]);
  expect(begun).toEqual(["a", "c"]);
  await expect(
    lanes.run({ lane: "first", client: "d", signal: visitor.signal }, doing("d")),
  ).rejects.toBeInstanceOf(RequestAborted);
});

test("starts only one piece of work per turn of the event loop, whatever the limit of parallel work", async () => {
  const lanes = lanesOf(10, 10);
  const { begun, doing } = work();
  for (const who of ["a", "b", "c"]) void lanes.run({ lane: "first", client: who }, doing(who));
  expect(begun).toEqual(["a"]);
  await nextTurn();
  expect(begun).toEqual(["a", "b"]);
  await nextTurn();
  expect(begun).toEqual(["a", "b", "c"]);
});

test("failed work frees its position for the next", async () => {
  const lanes = lanesOf(1);
  const failing = lanes.run({ lane: "first", client: "a" }, async () => {
    throw new Error("broken");
  });
  const next = lanes.run({ lane: "first", client: "b" }, async () => "b");
  await expect(failing).rejects.toThrow("broken");
  await expect(next).resolves.toBe("b");
});
