import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loginCookies } from "../src/services/login/login-cookies.ts";
import { newBrowser } from "../tests/support/browser.ts";
import { signIn } from "../tests/support/sign-in.ts";
import { startServer, stopServer } from "./lib/measure.ts";
import { type Answer, ask, quantile } from "./load/ask.ts";

// Many logged-in customers browse at the same time: measures how long a personal call takes, including the slowest
// ones.
const [customers = 1000, seconds = 60] = process.argv.slice(2).map(Number);
const PORT = "3196";
const URL_OF_SITE = `http://localhost:${PORT}`;
/** The same load on a bare Node server, which shows the share of the machine itself. */
const FLOOR_PORT = "3195";
const URL_OF_FLOOR = `http://localhost:${FLOOR_PORT}`;
/** A customer looks at each page for this long. */
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
    WARM_UP: "0",
    PASSWORDS_PER_ADDRESS: "1000000",
    PASSWORDS_PER_HOUR: "1000000",
  },
  `${URL_OF_SITE}/health`,
);
const servers = [site];
try {
  servers.push(
    await startServer(
      ["bench/raw-http-server.ts"],
      { PORT: FLOOR_PORT, COPY_FROM: `${URL_OF_SITE}/health` },
      URL_OF_FLOOR,
    ),
  );
  const sessions = await logInAll();
  console.log(`${sessions.length} customers are logged in.`);
  // The pages of a running site have been rendered before.
  for (const path of PAGES) await ask(URL_OF_SITE, { path });
  const until = performance.now() + seconds * 1000;
  const calls = (await Promise.all(sessions.map((cookie) => browse(cookie, until)))).flat();
  tell(
    "a personal call",
    calls.map(({ personal }) => personal),
  );
  tell(
    "a server that does nothing",
    calls.map(({ nothing }) => nothing),
  );
} finally {
  await Promise.all(servers.map(stopServer));
  rmSync(folder, { recursive: true, force: true });
}

/** Returns one session cookie per customer. */
async function logInAll(): Promise<string[]> {
  const { session, known } = loginCookies(URL_OF_SITE);
  const cookies: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: LOGINS_AT_ONCE }, async () => {
      while (next < customers) {
        next += 1;
        const contact = `customer-${next}@example.com`;
        const browser = newBrowser((url, init) => fetch(url, init), URL_OF_SITE);
        await signIn(browser, { start: "/bumblebee/login?redirectPath=/in", contact });
        cookies.push([session, known].map((name) => `${name}=${browser.cookie(name)}`).join("; "));
      }
    }),
  );
  return cookies;
}

interface Visit {
  personal: Answer;
  nothing: Answer;
}

/**
 * Returns the results of the personal calls. Page bodies are not read, because the bench and the site share one
 * machine.
 */
async function browse(cookie: string, until: number): Promise<Visit[]> {
  const calls: Visit[] = [];
  await pause(Math.random() * THINK_MS.most);
  while (performance.now() < until) {
    await ask(URL_OF_SITE, { path: PAGES[calls.length % PAGES.length] ?? "/in", cookie });
    const personal = await ask(URL_OF_SITE, { path: PERSONAL, cookie });
    calls.push({ personal, nothing: await ask(URL_OF_FLOOR, { path: PERSONAL, cookie }) });
    await pause(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
  }
  return calls;
}

function tell(what: string, calls: readonly Answer[]): void {
  const [middle, late, worst] = [0.5, 0.99, 1].map((part) => quantile(calls, part)) as [
    number,
    number,
    number,
  ];
  const wrong = calls.filter(({ status }) => status !== 200).length;
  const [p50, p99, slowest] = [middle, late, worst].map((time) => `${time.toFixed(1)} ms`);
  console.log(
    `${what}: ${calls.length} times in ${seconds} s, p50 ${p50}, p99 ${p99}, slowest ${slowest}, ratio ${(late / middle).toFixed(2)}, not answered well: ${wrong}`,
  );
}
