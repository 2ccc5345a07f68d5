import { expect, test } from "vitest";
import { errorForLog } from "./log.ts";

const hide = (text: string) => text.replaceAll("secret", "[hidden]");

test("an error keeps its kind, its message and its code, and loses what a library hung on to it", () => {
  const error = Object.assign(new TypeError("no secret here", { cause: new Error("a secret cause") }), {
    code: "23502",
    detail: "Failing row contains (asha@example.com)",
    url: "/in/thank-you/secret",
  });
  const told = JSON.stringify(errorForLog(error, hide));
  expect(told).toContain("TypeError");
  expect(told).toContain("no [hidden] here");
  expect(told).toContain("23502");
  expect(told).not.toMatch(/asha@example|secret/);
});

test("what was thrown without being an error is told as a text", () => {
  expect(errorForLog("a secret", hide)).toBe("a [hidden]");
});
