import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startTemporaryPostgres } from "../../scripts/lib/postgres.mjs";
import { newPostgresDatabase } from "../../tests/faults/new-postgres-database.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { startServer } from "../lib/measure.ts";
import { type Answer, ask, describe } from "./ask.ts";

// Sends three times as many uncached page requests as the site can render, while visitors send leads.
const [seconds = 120, overload = 3, workers = 1] = process.argv.slice(2).map(Number);
const LEADS_PER_SECOND = 10;
const KEPT_PER_SECOND = 10;
let count = 0;

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const postgres = workers > 1 ? await startTemporaryPostgres(console.log, { durable: true }) : undefined;
const severalProcesses = postgres && {
  WORKERS: String(workers),
  DATABASE_URL: await newPostgresDatabase(postgres.url, "bench_load"),
};
const dataDirectory = await mkdtemp(join(tmpdir(), "atrium-load-"));
const site = await startServer(
  ["src/server/main.ts"],
  {
    PORT: String(port),
    DATA_DIR: dataDirectory,
    LOG_LEVEL: "silent",
    WARM_UP: "0",
    TRUST_PROXY: "1",
    ...severalProcesses,
  },
  `${url}/health`,
);
try {
  await run();
} finally {
  // A supervisor ends its processes; one process needs no time for it.
  const ended = new Promise((resolve) => site.once("exit", resolve));
  site.kill(severalProcesses ? "SIGTERM" : "SIGKILL");
  await ended;
  await postgres?.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}

async function run(): Promise<void> {
  await ask(url, keptPage());
  const saturation = await measureSaturation(10);
  console.log(
    `The site makes ${saturation.toFixed(1)} new pages a second; the flood brings ${overload} times as many.`,
  );
  const calm = await during(5, { leads: LEADS_PER_SECOND, kept: KEPT_PER_SECOND, health: 2, pages: 0 });
  console.log("Before", describe(calm));
  const flooded = await during(seconds, {
    leads: LEADS_PER_SECOND,
    kept: KEPT_PER_SECOND,
    health: 2,
    pages: saturation * overload,
  });
  console.log(`During ${seconds} s of it`, describe(flooded));
  const after = await during(5, { leads: LEADS_PER_SECOND, kept: KEPT_PER_SECOND, health: 2, pages: 1 });
  console.log("In the five seconds after it", describe(after));
}

type Kind = "leads" | "kept" | "health" | "pages";

/** Sends a fixed number of each kind per second, even if earlier requests are still unanswered. */
async function during(length: number, rates: Record<Kind, number>): Promise<Record<Kind, Answer[]>> {
  const answers: Record<Kind, Answer[]> = { leads: [], kept: [], health: [], pages: [] };
  const make: Record<Kind, () => Parameters<typeof ask>[1]> = {
    leads: lead,
    kept: keptPage,
    health: () => ({ path: "/health" }),
    pages: newPage,
  };
  const pending: Promise<unknown>[] = [];
  const startedAt = performance.now();
  const sent: Record<Kind, number> = { leads: 0, kept: 0, health: 0, pages: 0 };
  for (let passed = 0; passed < length; passed = (performance.now() - startedAt) / 1000) {
    for (const kind of Object.keys(rates) as Kind[])
      for (; sent[kind] < passed * rates[kind]; sent[kind] += 1)
        pending.push(ask(url, make[kind]()).then((answer) => answers[kind].push(answer)));
    await sleep(5);
  }
  await Promise.all(pending);
  return answers;
}

async function measureSaturation(length: number): Promise<number> {
  const until = performance.now() + length * 1000;
  let made = 0;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() < until) {
        const { status } = await ask(url, newPage());
        if (status === 200 || status === 404) made += 1;
      }
    }),
  );
  return made / length;
}

function keptPage() {
  return { path: "/in" };
}

/** Returns addresses that never repeat: filters, searches and slugs that do not exist. */
function newPage() {
  count += 1;
  const paths = [
    `/in/design-ideas/kitchen-designs?budget=${100_000 + count}`,
    `/in/design-ideas/search/kitchen%20number%20${count}`,
    `/in/design-ideas/kitchen-designs/designs/none-${count}`,
    `/in/none-${count}`,
  ];
  return { path: paths[count % paths.length] ?? "", visitor: `10.0.${count % 50}.1` };
}

function lead() {
  count += 1;
  const body = {
    name: "Asha Rao",
    phone: `+9198${10_000_000 + count}`,
    iso_code: "IN",
    submission_id: `load-${count}`,
  };
  return { path: "/bumblebee/v1/api/leads", visitor: `10.1.${count % 250}.${(count >> 8) % 250}`, body };
}
