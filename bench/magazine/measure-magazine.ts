import { costOfCalls } from "../content/cost-of-calls.ts";
import { MAGAZINE_CALLS, type MagazineCall } from "./magazine-calls.ts";
import { type MagazineStand, openMagazine } from "./magazine-stand.ts";

export interface Sizes {
  few: number;
  many: number;
}

const CALLS = 24;
/** The cheapest counts: whatever else the machine does makes a call dearer, and nothing makes it cheaper. */
const ROUNDS = 8;

interface Result {
  name: string;
  few: number;
  many: number;
}

/** What each call costs among many articles, to what it costs among few, on both engines; and whether those answer alike. */
export async function measureMagazine(
  { few, many }: Sizes,
  newPostgres: (() => Promise<string>) | undefined,
): Promise<void> {
  const answers: Map<string, string>[] = [];
  for (const address of [async () => undefined, ...(newPostgres ? [newPostgres] : [])]) {
    const small = await openMagazine(few, await address());
    const large = await openMagazine(many, await address());
    const results: Result[] = [];
    for (const call of MAGAZINE_CALLS) results.push(await measure(call, small, large));
    answers.push(await answersOf(small), await answersOf(large));
    show(small.engine, results, { few, many });
    await small.close();
    await large.close();
  }
  const [fewHere, manyHere, fewThere, manyThere] = answers;
  if (fewThere && manyThere)
    for (const [here, there] of [[fewHere, fewThere] as const, [manyHere, manyThere] as const])
      compare(here, there);
}

async function measure(call: MagazineCall, small: MagazineStand, large: MagazineStand): Promise<Result> {
  const costs = { few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
  // They take turns, so that a busy moment of the machine falls on both.
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

async function answersOf(stand: MagazineStand): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const { few, many = [] } of MAGAZINE_CALLS)
    for (const request of [...few, ...many]) answers.set(JSON.stringify(request), await stand.ask(request));
  return answers;
}

function compare(one: Map<string, string> | undefined, other: Map<string, string>): void {
  const different = [...other].filter(([request, answer]) => one?.get(request) !== answer);
  console.log(`${other.size - different.length} of ${other.size} answers are the same on both engines`);
  for (const [request] of different) console.log(`  different: ${request}`);
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
