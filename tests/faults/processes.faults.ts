// Run by scripts/faults.mjs: a site with three web processes and one for background work on PostgreSQL, behind nginx if
// this machine has it, under mixed traffic. Processes are killed and stopped, the site is restarted, and the database stops answering.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newPostgresDatabase } from "./new-postgres-database.ts";
import { findPostgresProcesses } from "./postgres-processes.ts";
import { openTrial, startSite } from "./trial-of-processes.ts";

const SECONDS = Number(process.env.FAULT_SECONDS ?? 300);
const KILL_EVERY_MS = 10_000;
/** Connections of a killed process fail within this time. */
const RESETS_UNTIL_MS = 2_000;

const server = process.env.TEST_DATABASE_URL;
if (server) await onPostgres(await newPostgresDatabase(server, "process_faults"));
else console.log("Several processes: not tested, there is no PostgreSQL on this machine.");

async function onPostgres(databaseUrl: string): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-faults-"));
  const site = await startSite({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory });
  let isRight = false;
  let killedAt = Number.NEGATIVE_INFINITY;
  const mayReset = () => performance.now() - killedAt < RESETS_UNTIL_MS;
  try {
    const trial = await openTrial({ site, databaseUrl, mayReset });
    await trial.phase(`a process is killed every ${KILL_EVERY_MS / 1000} s for ${SECONDS} s`, async () => {
      for (let left = SECONDS * 1000; left > 0; left -= KILL_EVERY_MS) {
        killedAt = performance.now();
        const processes = site.processes();
        process.kill(processes[Math.floor(Math.random() * processes.length)] ?? 0, "SIGKILL");
        await pause(KILL_EVERY_MS);
      }
      await site.isComplete();
    });
    killedAt = Number.NEGATIVE_INFINITY;
    await trial.phase("rolling restart", async () => {
      const before = site.processes();
      site.child.kill("SIGHUP");
      while (site.processes().some((pid) => before.includes(pid))) await pause(100);
      await site.isComplete();
    });
    const hangs = "a web process hangs until the supervisor replaces it";
    await trial.phase(
      hangs,
      async () => {
        const before = site.processes();
        process.kill(before.at(-1) ?? 0, "SIGSTOP");
        while (site.processes().includes(before.at(-1) ?? 0)) await pause(100);
        await site.isComplete();
      },
      { mayFail: true },
    );
    const database = await findPostgresProcesses(databaseUrl);
    await trial.phase(
      "the database does not answer for 30 s",
      async () => {
        database.stop();
        await pause(30_000);
        database.goOn();
        await site.isComplete();
      },
      { mayFail: true },
    );
    await trial.phase("after all of it", () => pause(5_000));
    isRight = trial.isRight();
  } finally {
    await site.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
  process.exitCode = isRight ? 0 : 1;
}
