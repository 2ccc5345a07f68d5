import { expect, test } from "vitest";
import { stubBrowser, stubNoStorage } from "../../../frame/state/browser-storage.fixture.ts";
import {
  MAX_QUEUED,
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

test("LF-15 queues leads in order, one per submission, until they are removed", () => {
  const { kept } = stubBrowser();
  expect(putInQueue(entry("a"))).toBe(true);
  expect(putInQueue(entry("b"))).toBe(true);
  expect(putInQueue(entry("a", "Asha Rao"))).toBe(true);
  expect(readQueue().map(({ lead }) => lead.name)).toEqual(["Asha", "Asha Rao"]);
  takeFromQueue("a");
  takeFromQueue("b");
  expect(kept).toEqual({});
});

test("LF-15 reports a full queue and a browser without storage", () => {
  stubBrowser();
  for (let index = 0; index < MAX_QUEUED; index++) putInQueue(entry(String(index)));
  expect(putInQueue(entry("one more"))).toBe(false);
  expect(readQueue()).toHaveLength(MAX_QUEUED);
  stubNoStorage("full");
  expect(putInQueue(entry("a"))).toBe(false);
});

test("LF-15 ignores invalid queue entries", () => {
  const texts = ["{", "{}", '[null,1,{"lead":{}},{"lead":{"submission_id":"a"},"at":1}]', '[{"lead":null}]'];
  for (const text of texts) {
    stubBrowser({ [QUEUE_KEY]: text });
    expect(readQueue()).toEqual([]);
  }
});
