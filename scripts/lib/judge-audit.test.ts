import { expect, test } from "vitest";
import { judgeAudit } from "./judge-audit.mjs";

const URL = "https://github.com/advisories/GHSA-1";
const FOUND = JSON.stringify({
  vulnerabilities: {
    inner: { via: [{ name: "inner", title: "Reads any file", severity: "high", url: URL }] },
    outer: { via: ["inner"] },
  },
});

test("an advisory fails the check, unless it is accepted with a reason", () => {
  expect(judgeAudit(FOUND, {})).toEqual({
    passes: false,
    sentences: [`inner: Reads any file (high), ${URL}`, "1 advisories, 0 of them accepted."],
  });
  expect(judgeAudit(FOUND, { [URL]: "The function is not called." }).passes).toBe(true);
});

test("an accepted advisory that no longer applies is reported", () => {
  expect(judgeAudit('{"vulnerabilities":{}}', { [URL]: "The function is not called." }).passes).toBe(false);
});

test("a registry that does not answer fails nothing, but is reported", () => {
  for (const report of ["", '{"message":"405 Method Not Allowed"}', "<html>"])
    expect(judgeAudit(report, {})).toEqual({
      passes: true,
      sentences: ["The registry has not answered, so the packages are not audited."],
    });
});
