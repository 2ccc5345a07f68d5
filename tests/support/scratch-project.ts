import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isTestFile, PROJECT_ROOT } from "./project-files.ts";

const COPIED = ["src", "messages", "public", "scripts", "package.json", "tsconfig.json"];
const SETTINGS_OF_TOOLS = ["vite.config.ts", "vite.staff.config.ts", "react-router.config.ts"];
/** These caches belong to the project in which a tool runs. */
const CACHES = [".vite", ".vite-temp"];

/**
 * A copy of the project, to test a change of its sources. Packages and photographs are linked, documents are copied.
 */
export function scratchProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "atrium-scratch-"));
  for (const name of [...COPIED, ...SETTINGS_OF_TOOLS]) {
    cpSync(join(PROJECT_ROOT, name), join(folder, name), { recursive: true, filter: isNoTest });
  }
  borrow("node_modules", folder, CACHES);
  borrow("content", folder, ["documents"]);
  cpSync(join(PROJECT_ROOT, "content/documents"), join(folder, "content/documents"), { recursive: true });
  return folder;
}

function isNoTest(path: string): boolean {
  return !isTestFile(basename(path));
}

function borrow(name: string, folder: string, except: readonly string[]): void {
  mkdirSync(join(folder, name));
  for (const entry of readdirSync(join(PROJECT_ROOT, name)).filter((each) => !except.includes(each))) {
    symlinkSync(join(PROJECT_ROOT, name, entry), join(folder, name, entry));
  }
}
