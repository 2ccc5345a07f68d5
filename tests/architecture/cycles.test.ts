import { expect, test } from "vitest";
import { parseModule } from "../support/parse-module.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";
import { importCycles } from "./rules/cycles.ts";

const cyclesOf = (sources: Record<string, string>) =>
  importCycles(Object.entries(sources).map(([file, source]) => parseModule(file, source)));

test("no files import one another in a cycle", () => {
  const files = projectFiles("src/**/*.{ts,tsx}", "scripts/**/*.{ts,mjs}", "tests/**/*.ts");
  expect(cyclesOf(Object.fromEntries(files.map((file) => [file, readProjectFile(file)])))).toEqual([]);
});

test.each([
  ["two files", { "src/a.ts": 'import { b } from "./b.ts";', "src/b.ts": 'import { a } from "./a.ts";' }],
  ["only types", { "src/a.ts": 'import type { B } from "./b.ts";', "src/b.ts": 'export * from "./a.ts";' }],
  ["a dynamic import", { "src/a.ts": 'await import("./b.ts");', "src/b.ts": 'import { a } from "./a.ts";' }],
  ["a file and itself", { "src/a.ts": 'import { b } from "./a.ts";' }],
  [
    "a long cycle, with other files around it",
    {
      "src/a.ts": 'import "./ui/b.ts"; import "zod"; import "./a.css";',
      "src/ui/b.ts": 'import "../c.ts";',
      "src/c.ts": 'import "./a.ts"; import "./d.ts";',
      "src/d.ts": "",
      "src/main.ts": 'import "./a.ts";',
    },
  ],
])("reports an import cycle once: %s", (_, sources) => {
  expect(cyclesOf(sources)).toEqual([expect.stringMatching(/^src\/a\.ts:1: .* src\/a\.ts; /)]);
});

test("reports cycles that share a file separately", () => {
  const sources = {
    "src/a.ts": 'import "./b.ts";',
    "src/b.ts": 'import "./a.ts"; import "./c.ts";',
    "src/c.ts": 'import "./b.ts";',
  };
  expect(cyclesOf(sources).map((problem) => problem.split(":")[0])).toEqual(["src/a.ts", "src/b.ts"]);
});

test("two import paths to the same file are not a cycle", () => {
  const sources = {
    "src/a.ts": 'import "./b.ts"; import "./c.ts";',
    "src/b.ts": 'import "./d.ts";',
    "src/c.ts": 'import "./d.ts";',
    "src/d.ts": "",
  };
  expect(cyclesOf(sources)).toEqual([]);
});
