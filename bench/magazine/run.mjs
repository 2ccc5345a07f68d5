// What the calls of the magazine cost among many articles, to what they cost among few, in µs of CPU, on both engines.
// node bench/magazine/run.mjs [few] [many] [sqlite|postgres]
import pg from "pg";
import { startTemporaryPostgres } from "../../scripts/lib/postgres.mjs";
import { measureMagazine } from "./measure-magazine.ts";

const words = process.argv.slice(2);
const [few = 500, many = 50_000] = words.map(Number).filter((size) => size > 0);
const isWanted = (engine) => words.includes(engine) || !words.some((word) => /^[a-z]/.test(word));
// So that the databases are taken away then, too.
process.once("SIGINT", () => process.exit(130));
const server = isWanted("postgres") ? await startTemporaryPostgres() : undefined;
let databases = 0;

/** A database of its own on the one server. */
async function newPostgres() {
  databases += 1;
  const url = new URL(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database magazine_${databases}`);
  await client.end();
  url.pathname = `/magazine_${databases}`;
  return url.href;
}

const places = [...(isWanted("sqlite") ? [async () => undefined] : []), ...(server ? [newPostgres] : [])];
await measureMagazine({ few, many }, places);
await server?.stop();
