// Run by scripts/faults.mjs: many clients send leads while the site is killed and the CRM fails, on each engine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newPostgresDatabase } from "./new-postgres-database.ts";
import { type FaultReport, runLeadFaults } from "./run-lead-faults.ts";

const CLIENTS = Number(process.env.FAULT_CLIENTS ?? 200);
const KILLS = Number(process.env.FAULT_KILLS ?? 30);

let isRight = true;
await onEngine("SQLite", undefined);
const server = process.env.TEST_DATABASE_URL;
if (server) await onEngine("PostgreSQL", await newPostgresDatabase(server, "faults"));
else console.log("PostgreSQL: not tested, there is none on this machine.");
process.exitCode = isRight ? 0 : 1;

async function onEngine(name: string, databaseUrl: string | undefined): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-faults-"));
  const begun = Date.now();
  const databaseOptions = { dataDirectory, databaseUrl };
  const report = await runLeadFaults({ databaseOptions, clients: CLIENTS, kills: KILLS, pauseMs: 3_000 });
  rmSync(dataDirectory, { recursive: true, force: true });
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${name}, ${CLIENTS} clients, ${seconds} s: ${JSON.stringify(report)}`);
  isRight &&= hasNoFault(report);
}

function hasNoFault(report: FaultReport): boolean {
  const { lost, storedTwice, undelivered, wrongKeys, contradictions, dead } = report;
  return lost + storedTwice + undelivered + wrongKeys + contradictions + dead === 0;
}
