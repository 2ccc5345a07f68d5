// Measures durable leads per second and the longest waits, on both engines, against a bare insert with the same
// durability. Usage: node bench/leads/run.mjs [seconds of each measurement]
import { startTemporaryPostgres } from "../../scripts/lib/postgres.mjs";
import { measureLeads } from "./measure-leads.ts";

await measureLeads(Number(process.argv[2] ?? 3), () =>
  startTemporaryPostgres(console.log, { durable: true }),
);
