// Measures the calls of the staff's lead screens among many leads relative to few, in milliseconds of a request, on
// both engines. Usage: node bench/staff/run.mjs [few] [many] [sqlite|postgres]
import { startTemporaryPostgres } from "../../scripts/lib/postgres.mjs";
import { newPostgresDatabase } from "../../tests/faults/new-postgres-database.ts";
import { measureStaff } from "./measure-staff.ts";

const words = process.argv.slice(2);
const [few = 10_000, many = 200_000] = words.map(Number).filter((size) => size > 0);
const isWanted = (engine) => words.includes(engine) || !words.some((word) => /^[a-z]/.test(word));
const server = isWanted("postgres") ? await startTemporaryPostgres(console.log) : undefined;
let created = 0;

async function newPostgres() {
  created += 1;
  return newPostgresDatabase(server.url, `staff_${created}`);
}

if (isWanted("sqlite")) await measureStaff("SQLite", [few, many], async () => undefined);
if (server) await measureStaff("PostgreSQL", [few, many], newPostgres);
await server?.stop();
