// CPU for each call of the document store at several sizes, on both engines, beside a statement written by hand.
// node bench/content/run.mjs [10000 100000 1000000]
import { startTemporaryPostgres } from "../../scripts/lib/postgres.mjs";
import { measureStore } from "./measure-store.ts";

const sizes = process.argv.slice(2).map(Number);
await measureStore(sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000], startTemporaryPostgres);
