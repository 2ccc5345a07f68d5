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
  ["web reaches into a service", "src/web/a.ts", 'import { x } from "../services/content/x.ts";'],
  ["web reaches into the platform", "src/web/a.ts", 'import { x } from "../platform/config.ts";'],
  ["a type counts too", "src/services/a.ts", 'import type { X } from "../web/x.ts";'],
  ["so does a re-export", "src/ui/a.ts", 'export { x } from "../contracts/x.ts";'],
  ["and a late import", "src/ui/a.ts", 'const x = await import("../web/x.ts");'],
  ["contracts know no platform", "src/contracts/a.ts", 'import { x } from "../platform/log.ts";'],
  ["editions import nothing", "src/editions/a.ts", 'import { z } from "zod";'],
  ["React stays with the views", "src/services/a.ts", 'import { use } from "react";'],
  ["databases stay below", "src/web/a.ts", 'import { sql } from "kysely";'],
  ["so does Node's own", "src/web/a.ts", 'import { DatabaseSync } from "node:sqlite";'],
  ["Hono is for backends", "src/contracts/a.ts", 'import { Hono } from "hono";'],
  ["a name that only begins alike", "src/ui/a.ts", 'import x from "react-dom-confetti";'],
  ["pages load documents that are parsed", "src/web/pages/x/a.ts", 'import { z } from "zod";'],
  ["so do features", "src/web/features/x/a.ts", 'import type { z } from "zod";'],
  ["extensions are written", "src/web/a.ts", 'import { x } from "./b";'],
  ["no path from the root", "src/web/a.ts", 'import { x } from "/src/web/b.ts";'],
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
