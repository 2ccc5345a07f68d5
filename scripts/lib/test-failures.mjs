/**
 * Describes each failure in a few lines. They are printed at the very end, because many readers see only the end of a
 * long log.
 */

const LINES_OF_A_MESSAGE = 12;

/** @returns {string[]} */
export function vitestFailures({ testResults }) {
  return testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === "failed");
    if (tests.length > 0) {
      return tests.map((test) => failure(file.name, test.fullName, test.failureMessages));
    }
    return file.status === "failed" ? [failure(file.name, "could not be loaded", [file.message])] : [];
  });
}

/** @returns {string[]} */
export function playwrightFailures({ suites, errors }) {
  return [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map((error) => failure("Playwright", "", [error.message])),
  ];
}

function failuresOfSuite(suite) {
  const own = (suite.specs ?? []).filter((spec) => !spec.ok).flatMap(failuresOfSpec);
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

function failuresOfSpec(spec) {
  return spec.tests
    .filter((test) => test.status === "unexpected" || test.status === "flaky")
    .map((test) => {
      const messages = test.results.flatMap((result) => result.errors).map((error) => error.message);
      return failure(`${spec.file}:${spec.line} [${test.projectName}]`, spec.title, messages.slice(0, 1));
    });
}

function failure(location, title, messages) {
  const message = messages.join("\n").split("\n").slice(0, LINES_OF_A_MESSAGE).join("\n");
  return `FAILED ${location} ${title}\n${message}`;
}
