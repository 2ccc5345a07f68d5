import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";

/** The files below a folder, relative to it, with slashes and sorted; empty if there is no such folder. */
export async function listFiles(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name).slice(join(directory, sep).length).split(sep).join("/"),
      )
      .sort();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
