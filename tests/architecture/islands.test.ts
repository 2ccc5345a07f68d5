import { basename } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, readProjectFile } from "../support/project-files.ts";

const islands = projectFiles("src/web/**/*.island.tsx");
const nameOf = (file: string) => basename(file, ".island.tsx");

test("an island bears the name of its file, by which the browser finds it", () => {
  expect(islands.length).toBeGreaterThan(20);
  const named = islands.map((file) => readProjectFile(file).match(/\bisland\(\s*"([^"]+)"/)?.[1]);
  expect(named).toEqual(islands.map(nameOf));
  expect(new Set(named).size).toBe(islands.length);
});

test("every island has a test in a document", () => {
  const tests = projectFiles("tests/islands/**/*.test.tsx").map(readProjectFile).join("\n");
  expect(islands.filter((file) => !tests.includes(`/${basename(file)}"`))).toEqual([]);
});
