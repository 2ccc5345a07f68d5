import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { moduleGraph } from "../../scripts/vite/module-graph.ts";
import { PROJECT_ROOT, projectFiles, readProjectFile } from "../support/project-files.ts";

const islands = projectFiles("src/web/**/*.island.tsx");
const nameOf = (file: string) => basename(file, ".island.tsx");

test("the name of an island is the name of its file, so that the browser finds it", () => {
  expect(islands.length).toBeGreaterThan(20);
  const named = islands.map((file) => readProjectFile(file).match(/(?:\bi|I)sland\(\s*"([^"]+)"/)?.[1]);
  expect(named).toEqual(islands.map(nameOf));
  expect(new Set(named).size).toBe(islands.length);
});

test("islands with photographs use the configured image hosts", () => {
  const reachedBy = (file: string) => [...moduleGraph(join(PROJECT_ROOT, file), { withLater: true }).keys()];
  const shows = islands.filter((file) => reachedBy(file).some((id) => id.endsWith("/ui/media/photo.ts")));
  expect(shows.length).toBeGreaterThan(5);
  const missing = shows.filter((file) => !reachedBy(file).some((id) => id.endsWith("/island-pictures.tsx")));
  expect(missing).toEqual([]);
});

test("no island includes the URL table in its bundle", () => {
  const brings = islands.filter((file) =>
    moduleGraph(join(PROJECT_ROOT, file), { withLater: true }).has(
      join(PROJECT_ROOT, "src/urls/url-table.ts"),
    ),
  );
  expect(brings).toEqual([]);
});

test("every island has a DOM test", () => {
  const tests = projectFiles("tests/islands/**/*.test.tsx").map(readProjectFile).join("\n");
  expect(islands.filter((file) => !tests.includes(`/${basename(file)}"`))).toEqual([]);
});
