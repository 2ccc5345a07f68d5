import { expect, test } from "vitest";
import { memoryStorage } from "../engine/memory-storage.fixture.ts";
import { forgetSubmission, nextSubmission } from "./submission.ts";

test("LF-09 the same content is the same submission, however often it is pressed", () => {
  const storage = memoryStorage();
  const first = nextSubmission(storage, "Asha");
  expect(first.attempt).toBe(1);
  expect(nextSubmission(storage, "Asha")).toEqual({ id: first.id, attempt: 2 });
  const changed = nextSubmission(storage, "Asha Rao");
  expect(changed.attempt).toBe(3);
  expect(changed.id).not.toBe(first.id);
  forgetSubmission(storage);
  const fresh = nextSubmission(storage, "Asha Rao");
  expect(fresh.attempt).toBe(1);
  expect(fresh.id).not.toBe(changed.id);
});

test("LF-09 a browser that keeps nothing, or something else, still gets an id", () => {
  for (const kept of ["{", "5", '{"id":1}'])
    expect(nextSubmission(memoryStorage({ "lead-submission": kept }), "Asha").attempt).toBe(1);
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  expect(nextSubmission(forbidden, "Asha").id).not.toBe("");
  forgetSubmission(forbidden);
});
