// Durable leads per second and how long the slowest wait, on both engines, beside a bare insert with the same durability.
// node bench/leads/run.mjs [seconds of each measurement]
import { startTemporaryPostgres } from "../../scripts/lib/postgres.mjs";
import { measureLeads } from "./measure-leads.ts";

await measureLeads(Number(process.argv[2] ?? 3), () =>
  startTemporaryPostgres(console.log, { durable: true }),
);
