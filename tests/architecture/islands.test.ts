import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { moduleGraph } from "../../scripts/vite/module-graph.ts";
import { PROJECT_ROOT, projectFiles, readProjectFile } from "../support/project-files.ts";

const islands = projectFiles("src/web/**/*.island.tsx");
const nameOf = (file: string) => basename(file, ".island.tsx");

test("an island bears the name of its file, by which the browser finds it", () => {
  expect(islands.length).toBeGreaterThan(20);
  const named = islands.map((file) => readProjectFile(file).match(/(?:\bi|I)sland\(\s*"([^"]+)"/)?.[1]);
  expect(named).toEqual(islands.map(nameOf));
  expect(new Set(named).size).toBe(islands.length);
});

test("photographs in an island are asked of the image hosts in use", () => {
  const reachedBy = (file: string) => [...moduleGraph(join(PROJECT_ROOT, file), { withLater: true }).keys()];
  const shows = islands.filter((file) => reachedBy(file).some((id) => id.endsWith("/ui/media/photo.ts")));
  expect(shows.length).toBeGreaterThan(5);
  const missing = shows.filter((file) => !reachedBy(file).some((id) => id.endsWith("/island-pictures.tsx")));
  expect(missing).toEqual([]);
});

test("no island brings the table of addresses", () => {
  const brings = islands.filter((file) =>
    moduleGraph(join(PROJECT_ROOT, file), { withLater: true }).has(
      join(PROJECT_ROOT, "src/urls/url-table.ts"),
    ),
  );
  expect(brings).toEqual([]);
});

test("every island has a test in a document", () => {
  const tests = projectFiles("tests/islands/**/*.test.tsx").map(readProjectFile).join("\n");
  expect(islands.filter((file) => !tests.includes(`/${basename(file)}"`))).toEqual([]);
});
