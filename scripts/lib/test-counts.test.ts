import { expect, test } from "vitest";
import { brokenCounts, playwrightCounts, sumCounts, unrunCounts, vitestCounts } from "./test-counts.mjs";

test("counts the results of Vitest, and a file that could not be loaded", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: "passed", assertionResults: [{}] },
      { status: "failed", assertionResults: [{}] },
      { status: "failed", assertionResults: [] },
    ],
  };
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test("counts the results of Playwright, and a test that passed only on the second attempt as a failure", () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: "x" }] };
  expect(playwrightCounts(report)).toEqual({ passed: 3, failed: 3, skipped: 2 });
});

test("counts tests that were only listed as skipped", () => {
  const inner = { specs: [{ tests: [{}, {}] }], suites: [{ specs: [{ tests: [{}] }] }] };
  expect(unrunCounts({ suites: [inner, { specs: [] }] })).toEqual({ passed: 0, failed: 0, skipped: 3 });
});

test("adds up several counts", () => {
  const sum = sumCounts([{ passed: 1, failed: 0, skipped: 2 }, brokenCounts()]);
  expect(sum).toEqual({ passed: 1, failed: 1, skipped: 2 });
});
