import { expect, test } from "vitest";
import type { ImageClient } from "./image-client.ts";
import { type Bytes, createPictureQueue, type Turn } from "./picture-queue.ts";
import { TryLater } from "./try-later.ts";

const VISITOR: ImageClient = { share: "a", isWaiting: true, takesJpeg: true };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose work is finished manually, and the started work in order. */
function newQueue() {
  const queue = createPictureQueue();
  const begun: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const ask = (turn: Turn, key: string, asker: Partial<ImageClient> = {}) => {
    const work = () =>
      new Promise<Bytes>((resolve, reject) => {
        begun.push(key);
        finish.set(key, (error) => (error ? reject(error) : resolve(new Uint8Array([1]))));
      });
    const result = queue.run(turn, key, work, { ...VISITOR, ...asker });
    result.catch(() => {});
    return result;
  };
  const finishOne = async (key: string, error?: Error) => {
    finish.get(key)?.(error);
    await settled();
  };
  return { ask, begun, finishOne };
}

/** Finishes all started work until no more is started. */
async function runDry({ begun, finishOne }: ReturnType<typeof newQueue>): Promise<void> {
  for (let at = 0; at < begun.length; at += 1) await finishOne(begun[at] ?? "");
}

test("a flood from one client does not delay another, and the newest request of a client comes first", async () => {
  const queue = newQueue();
  for (let count = 1; count <= 200; count += 1) void queue.ask("quick", `flood-${count}`, { share: "flood" });
  void queue.ask("quick", "new", { share: "other" });
  expect(queue.begun).toEqual(["flood-1", "flood-2"]);
  await queue.finishOne("flood-1");
  await queue.finishOne("flood-2");
  expect(queue.begun.slice(2)).toEqual(["flood-200", "new"]);
  await queue.finishOne("new");
  expect(queue.begun.at(-1)).toBe("flood-199");
});

test("a client gets a picture from the flood of another client in its own share", async () => {
  const queue = newQueue();
  for (let count = 1; count <= 50; count += 1) void queue.ask("quick", `flood-${count}`, { share: "flood" });
  const shared = queue.ask("quick", "flood-3", { share: "other" });
  await queue.finishOne("flood-1");
  await queue.finishOne("flood-2");
  expect(queue.begun).toContain("flood-3");
  await queue.finishOne("flood-3");
  await expect(shared).resolves.toBeInstanceOf(Uint8Array);
  await runDry(queue);
  expect(queue.begun.filter((key) => key === "flood-3")).toHaveLength(1);
});

test("background pictures come when no quick one waits, and after those that a client waits for", async () => {
  const queue = newQueue();
  for (const key of ["quick-1", "quick-2", "quick-3"]) void queue.ask("quick", key);
  for (const key of ["behind-1", "behind-2"]) void queue.ask("behind", key);
  void queue.ask("small", "small-1");
  expect(queue.begun).toEqual(["quick-1", "quick-2", "small-1"]);
  await queue.finishOne("quick-1");
  expect(queue.begun.slice(3)).toEqual(["quick-3", "behind-2"]);
  await queue.finishOne("small-1");
  expect(queue.begun.slice(5)).toEqual(["behind-1"]);
});

test("a background picture moves up when a client requests it", async () => {
  const queue = newQueue();
  for (const key of ["small-1", "small-2"]) void queue.ask("small", key);
  for (const key of ["behind-1", "behind-2"]) void queue.ask("behind", key);
  void queue.ask("small", "behind-1", { share: "other" });
  await queue.finishOne("small-1");
  expect(queue.begun.at(-1)).toBe("behind-1");
  await runDry(queue);
  expect(queue.begun.filter((key) => key === "behind-1")).toHaveLength(1);
});

test("runs at most two tasks per lane, whether they succeed or fail", async () => {
  const queue = newQueue();
  const all = Array.from({ length: 9 }, (_, at) => queue.ask("small", `picture-${at}`));
  for (let done = 0; done < 9; done += 1) {
    expect(queue.begun.length - done).toBeLessThanOrEqual(2);
    await queue.finishOne(queue.begun[done] ?? "", done % 3 === 0 ? new Error("broken") : undefined);
  }
  const results = await Promise.allSettled(all);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
});

test("a full queue refuses the oldest request of the client with most requests", async () => {
  const queue = newQueue();
  const flood = Array.from({ length: 502 }, (_, at) => queue.ask("quick", `flood-${at}`, { share: "flood" }));
  const other = queue.ask("quick", "new", { share: "other" });
  // The first two are being made; the third is the oldest that waits.
  await expect(flood[2]).rejects.toBeInstanceOf(TryLater);
  await runDry(queue);
  await expect(other).resolves.toBeInstanceOf(Uint8Array);
  await expect(flood[3]).resolves.toBeInstanceOf(Uint8Array);
  expect(queue.begun).not.toContain("flood-2");
});

test("drops a picture that all clients have abandoned, and makes one that a client still waits for", async () => {
  const queue = newQueue();
  const [first, second] = [new AbortController(), new AbortController()];
  for (const key of ["busy-1", "busy-2"]) void queue.ask("quick", key);
  const gone = queue.ask("quick", "gone", { signal: first.signal });
  void queue.ask("quick", "shared", { signal: first.signal });
  const stays = queue.ask("quick", "shared", { signal: second.signal });
  first.abort();
  await expect(gone).rejects.toThrow();
  await runDry(queue);
  await expect(stays).resolves.toBeInstanceOf(Uint8Array);
  expect(queue.begun).toEqual(["busy-1", "busy-2", "shared"]);
  await expect(queue.ask("quick", "late", { signal: first.signal })).rejects.toThrow();
});

test("retries a failed picture on the next request", async () => {
  const queue = newQueue();
  const failed = queue.ask("quick", "picture");
  await queue.finishOne("picture", new Error("broken"));
  await expect(failed).rejects.toThrow("broken");
  const again = queue.ask("quick", "picture");
  await expect.poll(() => queue.begun.length).toBe(2);
  await queue.finishOne("picture");
  await expect(again).resolves.toBeInstanceOf(Uint8Array);
});
