/**
 * What a test runner reported, in the words of all of them.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @returns {Counts} */
export function vitestCounts(report) {
  // A file that could not be loaded reports no tests, so it is counted as one failure.
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @returns {Counts} */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Tests that exist but were not run. @returns {Counts} */
export function unrunCounts({ suites }) {
  const count = (suite) =>
    (suite.specs ?? []).reduce((sum, spec) => sum + spec.tests.length, 0) +
    (suite.suites ?? []).reduce((sum, inner) => sum + count(inner), 0);
  return { passed: 0, failed: 0, skipped: suites.reduce((sum, suite) => sum + count(suite), 0) };
}

/** A runner that failed without a report counts as one failure. @returns {Counts} */
export function brokenCounts() {
  return { passed: 0, failed: 1, skipped: 0 };
}

/** @param {Counts[]} counts @returns {Counts} */
export function sumCounts(counts) {
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}
