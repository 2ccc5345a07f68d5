import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/lib/chromium.mjs";

// These values are in the environment, because every worker reads this file again and must find the same server.
process.env.JOURNEYS_PORT ??= freePort();
process.env.JOURNEYS_DATA_DIR ??= mkdtempSync(join(tmpdir(), "atrium-journeys-"));
const browsers = findChromium();
process.env.CHROMIUM_PATH ??= browsers.quick ?? "";
process.env.WHOLE_CHROMIUM_PATH ??= browsers.whole ?? "";

const { JOURNEYS_PORT, JOURNEYS_DATA_DIR, CHROMIUM_PATH } = process.env;
const baseURL = `http://localhost:${JOURNEYS_PORT}`;
const isRoot = process.getuid?.() === 0;

/** The journeys that need pictures. The others skip them, because pictures are a fifth of the browser's work. */
const PICTURED = /\/(design-detail|embeds|gallery|lead-drawer|smart-photo)\.spec\.ts$/;

/** A journey runs on a phone unless it is tagged @wide. One that is tagged @every-width runs on both. */
const ON_PHONES = { grepInvert: /@wide/ };
const ON_WIDE_SCREENS = { grep: /@wide|@every-width/ };

// A later --blink-settings replaces the one from Playwright, so its settings for a mouse that can hover are repeated
// here.
const WITHOUT_PICTURES = [
  "--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
];

// During smooth scrolling the target moves away from the click: a person waits for the end, a script cannot.
const WITHOUT_GLIDING = "--disable-smooth-scrolling";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

function project(name: string, screen: object, rules: object, args: readonly string[] = []) {
  const launchOptions = {
    executablePath: CHROMIUM_PATH,
    args: [...(isRoot ? ["--no-sandbox"] : []), WITHOUT_GLIDING, ...args],
  };
  return { name, ...rules, use: { ...screen, launchOptions } };
}

export default defineConfig({
  testDir: "tests/journeys",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  // The timeouts only end tests that hang and do not measure speed, because the machine may be busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  // A service worker would answer before page.route does. Only tests/journeys/offline.spec.ts allows it.
  use: { baseURL, locale: "en-GB", serviceWorkers: "block" },
  projects: [
    project("phone with pictures", PHONE, { testMatch: PICTURED, ...ON_PHONES }),
    project("desktop with pictures", DESKTOP, { testMatch: PICTURED, ...ON_WIDE_SCREENS }),
    project("phone", PHONE, { testIgnore: PICTURED, ...ON_PHONES }, WITHOUT_PICTURES),
    project("desktop", DESKTOP, { testIgnore: PICTURED, ...ON_WIDE_SCREENS }, WITHOUT_PICTURES),
  ],
  webServer: {
    // Uses this Node, because the first one in the PATH may be too old.
    command: `"${process.execPath}" src/server/main.ts`,
    url: `${baseURL}/health`,
    env: {
      PORT: JOURNEYS_PORT,
      DATA_DIR: JOURNEYS_DATA_DIR,
      LOG_LEVEL: "warn",
      PUBLIC_URL: baseURL,
      // All customers of the journeys have the same IP address.
      PASSWORDS_PER_ADDRESS: "1000",
      // No warm-up: generating the pictures of the journeys is enough work.
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
