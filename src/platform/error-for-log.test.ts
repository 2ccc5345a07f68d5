import { expect, test } from "vitest";
import { errorForLog } from "./log.ts";

const hide = (text: string) => text.replaceAll("secret", "[hidden]");

test("an error keeps its type, its message and its code, and loses the fields that a library added", () => {
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

test("a thrown value that is not an error is logged as text", () => {
  expect(errorForLog("a secret", hide)).toBe("a [hidden]");
});
