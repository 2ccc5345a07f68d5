import { createHash } from "node:crypto";
import { costOfCalls } from "../content/cost-of-calls.ts";
import { MAGAZINE_CALLS, type MagazineCall } from "./magazine-calls.ts";
import { type MagazineStand, openMagazine } from "./magazine-stand.ts";

export interface Sizes {
  few: number;
  many: number;
}

const CALLS = 24;
/** The cheapest round counts, because other work on the machine can only make a call more expensive. */
const ROUNDS = 8;

interface Result {
  name: string;
  few: number;
  many: number;
}

/** Returns the address of a new database, or undefined for the embedded one. */
type NewDatabase = () => Promise<string | undefined>;

/**
 * Prints, for each engine, the cost of each call among many articles relative to few articles, and a checksum of the
 * responses.
 */
export async function measureMagazine(
  { few, many }: Sizes,
  databases: readonly NewDatabase[],
): Promise<void> {
  for (const newDatabaseOptions of databases) {
    const small = await openMagazine(few, await newDatabaseOptions());
    const large = await openMagazine(many, await newDatabaseOptions());
    const results: Result[] = [];
    for (const call of MAGAZINE_CALLS) results.push(await measure(call, small, large));
    show(small.engine, results, { few, many });
    // The checksums must be equal on both engines, also when each engine is measured in a separate run.
    for (const stand of [small, large])
      console.log(`answers among ${stand.size} in ${stand.engine}: ${await signOfAnswers(stand)}`);
    await small.close();
    await large.close();
  }
}

async function measure(call: MagazineCall, small: MagazineStand, large: MagazineStand): Promise<Result> {
  const costs = { few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
  // The measurements alternate, so that a busy moment of the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.few = Math.min(costs.few, await costIn(small, call, call.few));
    costs.many = Math.min(costs.many, await costIn(large, call, call.many ?? call.few));
  }
  return { name: call.name, ...costs };
}

function costIn(
  stand: MagazineStand,
  { isFirst }: MagazineCall,
  asked: MagazineCall["few"],
): Promise<number> {
  const ask = async (turn: number) => {
    if (isFirst) stand.forget();
    const request = asked[turn % asked.length];
    if (request) await stand.ask(request);
  };
  return costOfCalls(stand, ask, CALLS);
}

async function signOfAnswers(stand: MagazineStand): Promise<string> {
  const sign = createHash("sha256");
  for (const { few, many = [] } of MAGAZINE_CALLS)
    for (const request of [...few, ...many]) sign.update(await stand.ask(request));
  return sign.digest("hex").slice(0, 16);
}

function show(engine: string, results: readonly Result[], { few, many }: Sizes): void {
  console.log(line(engine, [`${few}`, `${many}`, "ratio"]));
  for (const result of results) {
    const figures = [result.few.toFixed(0), result.many.toFixed(0), (result.many / result.few).toFixed(2)];
    console.log(line(result.name, figures));
  }
}

function line(name: string, cells: readonly string[]): string {
  return [name.padEnd(36), ...cells.map((cell) => cell.padStart(9))].join(" ");
}
