// npm run audit: compares the advisories for the packages of the running site with scripts/lib/accepted-advisories.mjs.
// It also runs in npm run check. A registry that does not answer fails nothing.
import { spawnSync } from "node:child_process";
import { judgeAudit } from "./lib/judge-audit.mjs";
import { root } from "./lib/steps.mjs";

const PATIENCE_MS = 20_000;

// npm exits with 1 if there are advisories, and prints the same report.
const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev", "--fetch-retries=0"], {
  cwd: root,
  encoding: "utf8",
  timeout: PATIENCE_MS,
  shell: process.platform === "win32",
});
const { passes, sentences } = judgeAudit(stdout ?? "");
for (const sentence of sentences) console.log(sentence);
process.exit(passes ? 0 : 1);
