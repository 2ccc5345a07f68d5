// Rendered pages and leads per second with one and with two web processes on PostgreSQL, and with one on SQLite.
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTemporaryPostgres } from "../scripts/lib/postgres.mjs";
import { newPostgresDatabase } from "../tests/faults/new-postgres-database.ts";
import { freePort } from "../tests/support/free-port.ts";
import { sendMany } from "./leads/send-many.ts";
import { startServer } from "./lib/measure.ts";

const [seconds = 15, rounds = 3] = process.argv.slice(2).map(Number);
const CLIENTS = { pages: 8, leads: 32 };
let count = 0;

const postgres = await startTemporaryPostgres(console.log, { durable: true });
if (!postgres) throw new Error("There is no PostgreSQL on this machine.");
const databaseUrl = await newPostgresDatabase(postgres.url, "bench_processes");
const SITES = {
  "SQLite, one process": {},
  "PostgreSQL, one process": { DATABASE_URL: databaseUrl },
  "PostgreSQL, two web processes": { DATABASE_URL: databaseUrl, WORKERS: "2" },
} satisfies Record<string, Record<string, string>>;
const best = new Map<string, number>();

// The variants alternate, so that a busy moment of the machine affects all of them.
for (let round = 0; round < rounds; round += 1)
  for (const [name, settings] of Object.entries(SITES)) {
    const { pages, leads } = await measure(settings);
    for (const [what, pace] of Object.entries({ pages, leads })) {
      const key = `${name}: ${what}`;
      best.set(key, Math.max(best.get(key) ?? 0, pace));
    }
  }
await postgres.stop();
for (const what of ["pages", "leads"]) {
  const base = best.get(`PostgreSQL, one process: ${what}`) ?? 1;
  for (const name of Object.keys(SITES)) {
    const pace = best.get(`${name}: ${what}`) ?? 0;
    console.log(`${name.padEnd(30)} ${pace.toFixed(0).padStart(6)} ${what}/s  ${(pace / base).toFixed(2)} ×`);
  }
}

async function measure(settings: Record<string, string>): Promise<{ pages: number; leads: number }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "atrium-processes-"));
  const limits = { LEADS_PER_ADDRESS: "1000000", LEADS_PER_PHONE: "1000000" };
  const site = await startServer(
    ["src/server/main.ts"],
    { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "silent", WARM_UP: "0", ...limits, ...settings },
    `http://127.0.0.1:${port}/health`,
  );
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS.leads });
  const ask = (path: string, body?: object) => send(agent, port, path, body);
  try {
    await sendMany(CLIENTS.pages, 4, () => ask(newPage()));
    const pages = await sendMany(CLIENTS.pages, seconds, () => ask(newPage()));
    await sendMany(CLIENTS.leads, 2, () => ask("/bumblebee/v1/api/leads", newLead()));
    const leads = await sendMany(CLIENTS.leads, seconds, () => ask("/bumblebee/v1/api/leads", newLead()));
    return { pages: pages.perSecond, leads: leads.perSecond };
  } finally {
    agent.destroy();
    const ended = new Promise((resolve) => site.once("exit", resolve));
    site.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Is rendered, because no other address has this number. */
function newPage(): string {
  count += 1;
  return `/in/design-ideas/kitchen-designs?budget=${100_000 + count}`;
}

function newLead() {
  count += 1;
  const phone = `+9198${10_000_000 + count}`;
  return { name: "Asha Rao", phone, iso_code: "IN", submission_id: `processes-${process.pid}-${count}` };
}

function send(agent: Agent, port: number, path: string, body?: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br", ...(body && { "content-type": "application/json" }) };
    const sent = request(
      { host: "127.0.0.1", port, path, method: body ? "POST" : "GET", agent, headers },
      (response) => {
        response.resume();
        response.once("end", () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`${path} was answered with ${response.statusCode}.`)),
        );
      },
    );
    sent.once("error", reject);
    sent.end(body && JSON.stringify(body));
  });
}
