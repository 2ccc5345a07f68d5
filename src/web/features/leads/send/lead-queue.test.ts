import { expect, test } from "vitest";
import { memoryStorage } from "../engine/memory-storage.fixture.ts";
import {
  MOST_QUEUED,
  putInQueue,
  QUEUE_KEY,
  type QueuedLead,
  readQueue,
  takeFromQueue,
} from "./lead-queue.ts";

const entry = (id: string, name = "Asha"): QueuedLead => ({
  lead: { submission_id: id, iso_code: "IN", name },
  country: "in",
  at: 1,
});

test("LF-15 leads wait in their order, one for each submission, until they are taken", () => {
  const storage = memoryStorage();
  expect(putInQueue(storage, entry("a"))).toBe(true);
  expect(putInQueue(storage, entry("b"))).toBe(true);
  expect(putInQueue(storage, entry("a", "Asha Rao"))).toBe(true);
  expect(readQueue(storage).map(({ lead }) => lead.name)).toEqual(["Asha", "Asha Rao"]);
  takeFromQueue(storage, "a");
  takeFromQueue(storage, "b");
  expect(storage().getItem(QUEUE_KEY)).toBeNull();
});

test("LF-15 a full queue, and a browser that keeps nothing, say so", () => {
  const storage = memoryStorage();
  for (let index = 0; index < MOST_QUEUED; index++) putInQueue(storage, entry(String(index)));
  expect(putInQueue(storage, entry("one more"))).toBe(false);
  expect(readQueue(storage)).toHaveLength(MOST_QUEUED);
  const full = () => ({
    ...memoryStorage()(),
    setItem() {
      throw new Error("QuotaExceededError");
    },
  });
  expect(putInQueue(full, entry("a"))).toBe(false);
});

test("LF-15 what is not ours does not wait", () => {
  const texts = ["{", "{}", '[null,1,{"lead":{}},{"lead":{"submission_id":"a"},"at":1}]', '[{"lead":null}]'];
  for (const text of texts) expect(readQueue(memoryStorage({ [QUEUE_KEY]: text }))).toEqual([]);
});
