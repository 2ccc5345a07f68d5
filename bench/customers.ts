import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, newBrowser } from "../tests/support/browser.ts";
import { signIn } from "../tests/support/sign-in.ts";
import { startServer, stopServer } from "./lib/measure.ts";

// Customers who are logged in and browse at once: how long a call of theirs takes, and how late the latest are.
const [customers = 1000, seconds = 60] = process.argv.slice(2).map(Number);
const PORT = "3196";
const URL_OF_SITE = `http://localhost:${PORT}`;
/** Each looks at a page for so long, and then at another. */
const THINK_MS = { least: 8_000, most: 16_000 };
const PAGES = ["/in", "/in/design-ideas", "/in/magazine", "/in/looks"];
const PERSONAL = "/bumblebee/v1/api/customer";
const LOGINS_AT_ONCE = 8;

const folder = mkdtempSync(join(tmpdir(), "atrium-customers-"));
const site = await startServer(
  ["src/server/main.ts"],
  {
    NODE_ENV: "production",
    PORT,
    PUBLIC_URL: URL_OF_SITE,
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    PASSWORDS_PER_ADDRESS: "1000000",
    PASSWORDS_PER_HOUR: "1000000",
  },
  `${URL_OF_SITE}/health`,
);
try {
  const browsers = await logInAll();
  console.log(`${browsers.length} customers are logged in.`);
  const until = performance.now() + seconds * 1000;
  const calls = (await Promise.all(browsers.map((browser) => browse(browser, until)))).flat();
  tell(calls);
} finally {
  await stopServer(site);
  rmSync(folder, { recursive: true, force: true });
}

async function logInAll(): Promise<Browser[]> {
  const browsers: Browser[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: LOGINS_AT_ONCE }, async () => {
      while (next < customers) {
        next += 1;
        const contact = `customer-${next}@example.com`;
        const browser = newBrowser((url, init) => fetch(url, init), URL_OF_SITE);
        await signIn(browser, { start: "/bumblebee/login?redirectPath=/in", contact });
        browsers.push(browser);
      }
    }),
  );
  return browsers;
}

interface Call {
  status: number;
  milliseconds: number;
}

async function browse(browser: Browser, until: number): Promise<Call[]> {
  const calls: Call[] = [];
  await pause(Math.random() * THINK_MS.most);
  while (performance.now() < until) {
    await browser.open(PAGES[calls.length % PAGES.length] ?? "/in");
    const startedAt = performance.now();
    const { status } = await browser.open(PERSONAL);
    calls.push({ status, milliseconds: performance.now() - startedAt });
    await pause(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
  }
  return calls;
}

function tell(calls: readonly Call[]): void {
  const times = calls.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const [middle, late] = [at(0.5), at(0.99)];
  console.log(
    `${calls.length} calls of ${customers} customers in ${seconds} s: p50 ${middle.toFixed(1)} ms, p99 ${late.toFixed(1)} ms, ratio ${(late / middle).toFixed(2)}, not answered well: ${calls.filter(({ status }) => status !== 200).length}`,
  );
}
