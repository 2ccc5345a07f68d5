// Measures the cost of the magazine's calls among many articles relative to few articles, in µs of CPU, on both
// engines. Usage: node bench/magazine/run.mjs [few] [many] [sqlite|postgres]
import pg from "pg";
import { startTemporaryPostgres } from "../../scripts/lib/postgres.mjs";
import { measureMagazine } from "./measure-magazine.ts";

const words = process.argv.slice(2);
const [few = 500, many = 50_000] = words.map(Number).filter((size) => size > 0);
const isWanted = (engine) => words.includes(engine) || !words.some((word) => /^[a-z]/.test(word));
// Exits normally on SIGINT, so that the exit handlers remove the databases.
process.once("SIGINT", () => process.exit(130));
const server = isWanted("postgres") ? await startTemporaryPostgres() : undefined;
let created = 0;

/** Creates a separate database on the one server. */
async function newPostgres() {
  created += 1;
  const url = new URL(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database magazine_${created}`);
  await client.end();
  url.pathname = `/magazine_${created}`;
  return url.href;
}

const databases = [...(isWanted("sqlite") ? [async () => undefined] : []), ...(server ? [newPostgres] : [])];
await measureMagazine({ few, many }, databases);
await server?.stop();
