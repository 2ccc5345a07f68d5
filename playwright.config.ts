import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Kept in the environment, because every worker reads this file again and must find the same server.
process.env.JOURNEYS_PORT ??= freePort();
process.env.JOURNEYS_DATA_DIR ??= mkdtempSync(join(tmpdir(), "atrium-journeys-"));
process.env.CHROMIUM_PATH ??= execFileSync("sh", ["-c", "command -v chromium || true"], {
  encoding: "utf8",
}).trim();

const { JOURNEYS_PORT, JOURNEYS_DATA_DIR, CHROMIUM_PATH } = process.env;
const baseURL = `http://localhost:${JOURNEYS_PORT}`;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "*.spec.ts",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  // They end what hangs and say nothing of speed: the machine may have other work.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    baseURL,
    locale: "en-GB",
    launchOptions: { executablePath: CHROMIUM_PATH, args: isRoot ? ["--no-sandbox"] : [] },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    {
      name: "desktop",
      // Links and forms do the same at every width, so galleries without a script are walked through once.
      grepInvert:
        /(cues|design-detail|filters|gallery|my-room|saved|search|smart-photo)\.spec\.ts.*without JavaScript/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    // This Node, not the first one in the PATH: that may be too old.
    command: `"${process.execPath}" src/server/main.ts`,
    url: `${baseURL}/health`,
    env: {
      PORT: JOURNEYS_PORT,
      DATA_DIR: JOURNEYS_DATA_DIR,
      LOG_LEVEL: "warn",
      PUBLIC_URL: baseURL,
      // The pictures that the journeys look at are enough work.
      WARM_UP: "0",
    },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});

function freePort(): string {
  const program =
    "const s=require('node:net').createServer().listen(0,()=>{console.log(s.address().port);s.close()})";
  return execFileSync(process.execPath, ["-e", program], { encoding: "utf8" }).trim();
}
