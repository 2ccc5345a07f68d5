import { expect, test } from "vitest";
import { playwrightFailures, vitestFailures } from "./test-failures.mjs";

test("names the failed tests of Vitest, and a file that could not be loaded", () => {
  const failed = {
    status: "failed",
    fullName: "RD-01 drops a slash",
    failureMessages: ["expected 200 to be 301"],
  };
  const report = {
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        assertionResults: [{ status: "passed", fullName: "is well" }, failed],
      },
      { name: "b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      { name: "c.test.ts", status: "passed", assertionResults: [] },
    ],
  };
  expect(vitestFailures(report)).toEqual([
    "FAILED a.test.ts RD-01 drops a slash\nexpected 200 to be 301",
    "FAILED b.test.ts could not be loaded\nno such module",
  ]);
});

test("names the failed tests of Playwright at any depth, and no others", () => {
  const results = [{ errors: [{ message: "no button" }, { message: "and no page" }] }];
  const tests = [
    { status: "unexpected", projectName: "phone", results },
    { status: "expected", projectName: "desktop", results: [] },
  ];
  const inner = { specs: [{ ok: false, file: "menus.spec.ts", line: 6, title: "opens", tests }] };
  const report = {
    suites: [{ specs: [{ ok: true, tests: [] }], suites: [inner] }],
    errors: [{ message: "no server" }],
  };
  expect(playwrightFailures(report)).toEqual([
    "FAILED menus.spec.ts:6 [phone] opens\nno button",
    "FAILED Playwright \nno server",
  ]);
});

test("shortens a long message to its first lines", () => {
  const failureMessages = [Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n")];
  const assertionResults = [{ status: "failed", fullName: "says much", failureMessages }];
  const [said] = vitestFailures({ testResults: [{ name: "a.test.ts", status: "failed", assertionResults }] });
  expect(said).toMatch(/line 11$/);
});
