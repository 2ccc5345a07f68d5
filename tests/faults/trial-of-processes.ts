import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../support/free-port.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { logInOnce, sendMixedTraffic, type TrafficTally } from "./mixed-traffic.ts";
import { startNginx } from "./nginx-proxy.ts";

const PER_SECOND = Number(process.env.FAULT_RATE ?? 300);
const CUSTOMERS = 40;

type Site = Awaited<ReturnType<typeof startSite>>;

interface TrialOptions {
  site: Site;
  /** The database itself, to count what was stored. */
  databaseUrl: string;
  mayReset?: () => boolean;
}

interface PhaseOptions {
  /** Requests may fail, but nothing that was acknowledged may be lost. */
  mayFail?: boolean;
}

/** A site under mixed traffic. Each phase checks that everything acknowledged is stored once. */
export async function openTrial({ site, databaseUrl, mayReset = () => false }: TrialOptions) {
  const sessions: string[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1)
    sessions.push(await logInOnce(site.url, `customer-${index}@example.com`));
  let isRight = true;
  return {
    isRight: () => isRight,
    async phase(name: string, fault: () => Promise<void>, { mayFail = false }: PhaseOptions = {}) {
      const traffic = sendMixedTraffic({ url: site.url, perSecond: PER_SECOND, sessions, mayReset });
      await pause(2_000);
      await fault();
      await pause(2_000);
      const tally = await traffic.stop();
      const { lost, doubled } = await compare(databaseUrl, tally);
      const failures = [...tally.failed].map(([reason, count]) => `${count} × ${reason}`);
      const isGood = lost === 0 && doubled === 0 && (mayFail || failures.length === 0);
      isRight &&= isGood;
      console.log(
        `${isGood ? "right" : "WRONG"} ${name}: ${describe(tally)}, lost ${lost}, stored twice ${doubled}`,
      );
      if (failures.length > 0) console.log(`  not answered well: ${failures.join(", ")}`);
    },
  };
}

/** Three web processes and one for background work on PostgreSQL, behind nginx if this machine has it. */
export async function startSite(settings: Record<string, string>) {
  const port = await freePort();
  const entrance = await freePort();
  const nginx = await startNginx(entrance, port);
  console.log(nginx ? "Several processes behind nginx" : "Several processes, without nginx");
  const url = `http://localhost:${nginx ? entrance : port}`;
  const limits = { LEADS_PER_ADDRESS: "1000000", LEADS_PER_PHONE: "1000000" };
  const passwords = { PASSWORDS_PER_ADDRESS: "1000000", PASSWORDS_PER_HOUR: "1000000" };
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: "production", WARM_UP: "0", WORKERS: "3" },
      ...{ LOG_LEVEL: "error", LOG_FORMAT: "json" },
      ...limits,
      ...passwords,
      ...settings,
      ...{ PORT: String(port), PUBLIC_URL: url },
    },
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    // What a process reports of the fault itself fills the terminal.
    if (/"A process of the site|This is a bug/.test(line)) console.log(`  ${line}`);
  });
  const processes = () => childrenOf(child);
  const isComplete = async () => {
    while (processes().length < 4 || !(await answers(`${url}/health`))) await pause(200);
  };
  await isComplete();
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
    await nginx?.stop();
  };
  return { child, url, processes, isComplete, stop };
}

function childrenOf({ pid = 0 }: ChildProcess): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return listed.trim().split(" ").filter(Boolean).map(Number);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000), headers: { connection: "close" } }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function compare(
  url: string,
  { leads, saved }: TrafficTally,
): Promise<{ lost: number; doubled: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const stored = await client.query<{ id: string; count: number }>(
    "select payload::json->>'submission_id' as id, count(*)::int as count from leads group by 1",
  );
  const items = await client.query<{ slug: string; customers: number; count: number }>(
    "select slug, count(distinct customer_id)::int as customers, count(*)::int as count from wishlist_items group by 1",
  );
  await client.end();
  const counts = new Map(stored.rows.map(({ id, count }) => [id, count]));
  const owners = new Map(items.rows.map(({ slug, customers }) => [slug, customers]));
  const wanted = Map.groupBy(saved, ({ slug }) => slug);
  const missing = [...wanted].map(
    ([slug, of]) => new Set(of.map(({ session }) => session)).size - (owners.get(slug) ?? 0),
  );
  return {
    lost:
      leads.filter((id) => !counts.has(id)).length + missing.reduce((sum, one) => sum + Math.max(0, one), 0),
    doubled:
      stored.rows.filter(({ count }) => count > 1).length +
      items.rows.filter(({ customers, count }) => count > customers).length,
  };
}

function describe(tally: TrafficTally): string {
  const times = tally.milliseconds.sort((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  return (
    `${tally.answered} answered (${tally.leads.length} leads, ${tally.saved.length} saved items, ${tally.logins} logins), ` +
    `${tally.resets} reset by a killed process, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${Math.round(tally.slowestMs)} ms`
  );
}
