import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const PROJECT_ROOT = join(import.meta.dirname, "../..");

/** Paths relative to the project's root, with forward slashes, in a stable order. */
export function projectFiles(...patterns: string[]): string[] {
  const entries = globSync(patterns, { cwd: PROJECT_ROOT, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(PROJECT_ROOT.length + 1)).sort();
}

export function readProjectFile(path: string): string {
  return readFileSync(join(PROJECT_ROOT, path), "utf8");
}

export function isTestFile(path: string): boolean {
  return path.startsWith("tests/") || /\.(test|spec|fixture)\.tsx?$/.test(path);
}

/** The line number of an offset in a source, as an editor counts. */
export function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}
