// npm test: installs what the tests need, builds the site, and runs all tests.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstallChromium } from "./lib/chromium.mjs";
import { startTemporaryPostgres } from "./lib/postgres.mjs";
import { buildSite, installPackages, ownNode, root, say } from "./lib/steps.mjs";
import { brokenCounts, playwrightCounts, sumCounts, unrunCounts, vitestCounts } from "./lib/test-counts.mjs";
import { playwrightFailures, vitestFailures } from "./lib/test-failures.mjs";

const VITEST = "node_modules/vitest/vitest.mjs";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

console.log("Atrium: tests");
installPackages();
const chromium = findOrInstallChromium(say).quick;
buildSite();
// Starts after the build, because a failed build ends this script and would leave the server behind.
const postgres = await startTemporaryPostgres(say);
const folder = mkdtempSync(join(tmpdir(), "atrium-tests-"));
const failures = [];
let counts;
try {
  // One after the other: both together need as long, because each of them keeps two cores busy.
  counts = sumCounts([await runVitest(), await runJourneys()]);
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
const { passed, failed, skipped } = counts;
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);

async function runVitest() {
  say("Unit, store, page and process tests.");
  const report = join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const status = await runNode(
    [VITEST, "run", ...reporters],
    postgres && { TEST_DATABASE_URL: postgres.url },
  );
  return countsFrom(report, vitestCounts, status, vitestFailures);
}

async function runJourneys() {
  const report = join(folder, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, JOURNEYS_DATA_DIR: join(folder, "data") };
  if (!chromium) {
    await runNode([PLAYWRIGHT, "test", "--list", "--reporter=json"], env);
    return countsFrom(report, unrunCounts, 0);
  }
  say("Journeys in a browser.");
  const status = await runNode([PLAYWRIGHT, "test", "--reporter=list,json"], {
    ...env,
    CHROMIUM_PATH: chromium,
  });
  return countsFrom(report, playwrightCounts, status, playwrightFailures);
}

function countsFrom(report, count, status, failuresOf = () => []) {
  if (!existsSync(report)) return broken("A runner ended without a report.");
  const read = JSON.parse(readFileSync(report, "utf8"));
  const found = count(read);
  failures.push(...failuresOf(read));
  return status !== 0 && found.failed === 0
    ? sumCounts([
        found,
        broken(`A runner ended with ${status}, and no test failed: its own error is printed above.`),
      ])
    : found;
}

function broken(why) {
  failures.push(`FAILED ${why}`);
  return brokenCounts();
}

/**
 * Runs without blocking, because the output of PostgreSQL must be read in the meantime; otherwise it stops and waits.
 */
function runNode(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(ownNode(), args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
