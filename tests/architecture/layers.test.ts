import { expect, test } from "vitest";
import { parseModule } from "../support/parse-module.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";
import { wrongArrows } from "./rules/layers.ts";

const check = (file: string, source: string) => wrongArrows(parseModule(file, source));

test("modules import only from the folders that their layer allows", () => {
  const files = projectFiles("src/**/*.{ts,tsx}", "scripts/**/*.{ts,mjs}", "tests/**/*.ts");
  expect(files.flatMap((file) => check(file, readProjectFile(file)))).toEqual([]);
});

test.each([
  ["web imports a service", "src/web/a.ts", 'import { x } from "../services/content/x.ts";'],
  ["web imports the platform", "src/web/a.ts", 'import { x } from "../platform/config.ts";'],
  ["a type of a forbidden folder", "src/services/a.ts", 'import type { X } from "../web/x.ts";'],
  ["a re-export of a forbidden folder", "src/ui/a.ts", 'export { x } from "../contracts/x.ts";'],
  ["a dynamic import of a forbidden folder", "src/ui/a.ts", 'const x = await import("../web/x.ts");'],
  ["contracts import the platform", "src/contracts/a.ts", 'import { x } from "../platform/log.ts";'],
  ["editions import a package", "src/editions/a.ts", 'import { z } from "zod";'],
  ["a service imports React", "src/services/a.ts", 'import { use } from "react";'],
  ["web imports the query builder", "src/web/a.ts", 'import { sql } from "kysely";'],
  ["web imports Node's own database", "src/web/a.ts", 'import { DatabaseSync } from "node:sqlite";'],
  ["contracts import Hono", "src/contracts/a.ts", 'import { Hono } from "hono";'],
  ["a package whose name begins like an allowed one", "src/ui/a.ts", 'import x from "react-dom-confetti";'],
  ["a page imports the schema library", "src/web/pages/x/a.ts", 'import { z } from "zod";'],
  ["a feature imports the schema library", "src/web/features/x/a.ts", 'import type { z } from "zod";'],
  ["an import without an extension", "src/web/a.ts", 'import { x } from "./b";'],
  ["an absolute path", "src/web/a.ts", 'import { x } from "/src/web/b.ts";'],
])("reports a forbidden import: %s", (_, file, source) => {
  expect(check(file, source)).toEqual([expect.stringContaining(`${file}:1: `)]);
});

test.each([
  ["src/web/a.tsx", 'import "./a.css"; import { x } from "../ui/x.tsx"; import "react-dom/client";'],
  [
    "src/services/a/b.ts",
    'import { x } from "../../contracts/calls/x.ts"; import { readFile } from "node:fs/promises";',
  ],
  ["src/server/a.ts", 'import "../services/x.ts"; import "../web/x.ts"; import "vite";'],
  ["src/web/a.test.ts", 'import { test } from "vitest"; import { readFileSync } from "node:fs";'],
])("accepts an allowed import: %s", (file, source) => {
  expect(check(file, source)).toEqual([]);
});
