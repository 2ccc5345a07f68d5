import { expect, test } from "vitest";
import { stubBrowser, stubNoStorage } from "../../../frame/state/browser-storage.fixture.ts";
import { clearSubmission, nextSubmission } from "./submission.ts";

test("LF-09 the same content is the same submission, however often the button is pressed", () => {
  stubBrowser();
  const first = nextSubmission("Asha");
  expect(first.attempt).toBe(1);
  expect(nextSubmission("Asha")).toEqual({ id: first.id, attempt: 2 });
  const changed = nextSubmission("Asha Rao");
  expect(changed.attempt).toBe(3);
  expect(changed.id).not.toBe(first.id);
  clearSubmission();
  const fresh = nextSubmission("Asha Rao");
  expect(fresh.attempt).toBe(1);
  expect(fresh.id).not.toBe(changed.id);
});

test("LF-09 a browser without storage, or with invalid data in it, still gets an id", () => {
  for (const kept of ["{", "5", '{"id":1}']) {
    stubBrowser({ "lead-submission": kept });
    expect(nextSubmission("Asha").attempt).toBe(1);
  }
  stubNoStorage("forbidden");
  expect(nextSubmission("Asha").id).not.toBe("");
  clearSubmission();
});
