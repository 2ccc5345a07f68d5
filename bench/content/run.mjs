// Measures the CPU time of each call of the document store at several sizes, on both engines, and of a hand-written
// statement. Usage: node bench/content/run.mjs [sizes] [parts of the names of cases]
import { startTemporaryPostgres } from "../../scripts/lib/postgres.mjs";
import { measureStore } from "./measure-store.ts";

const words = process.argv.slice(2);
const sizes = words.map(Number).filter((size) => size > 0);
const names = words.filter((word) => !(Number(word) > 0));
// Exits normally on SIGINT, so that the exit handlers remove the databases.
process.once("SIGINT", () => process.exit(130));
await measureStore(
  { sizes: sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000], names },
  startTemporaryPostgres,
);
