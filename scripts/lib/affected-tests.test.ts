import { expect, test } from "vitest";
import { affectedTests, importsIn } from "./affected-tests.mjs";

const IMPORTS = new Map<string, string[]>([
  ["src/leads/rules.ts", []],
  ["src/leads/form.ts", ["src/leads/rules.ts"]],
  ["src/leads/rules.test.ts", ["src/leads/rules.ts"]],
  ["src/money.test.ts", ["src/money.ts"]],
  ["tests/pages/talk.test.ts", ["tests/support/site.ts"]],
  ["tests/pages/form.test.ts", ["tests/support/site.ts"]],
  ["tests/support/site.ts", ["src/leads/form.ts"]],
  ["tests/process/start.test.ts", ["tests/support/site.ts"]],
]);

test("runs every fast test that imports the change, and the nearest slow ones up to the limit", () => {
  const { chosen, left } = affectedTests(["src/leads/form.ts"], IMPORTS, 1);
  expect(chosen).toEqual(["tests/pages/form.test.ts"]);
  expect(left).toBe(1);
  expect(affectedTests(["src/leads/rules.ts"], IMPORTS, 0).chosen).toEqual(["src/leads/rules.test.ts"]);
});

test("runs a changed test itself, also one that starts processes", () => {
  expect(affectedTests(["tests/process/start.test.ts"], IMPORTS, 5).chosen).toEqual([
    "tests/process/start.test.ts",
  ]);
});

test("reads relative imports of a source", () => {
  const source =
    'import a from "./a.ts";\nimport "../b.css";\nconst c = import("./c.ts");\nimport z from "zod";';
  expect(importsIn("src/x/y.ts", source)).toEqual(["src/x/a.ts", "src/b.css", "src/x/c.ts"]);
});
