import { createContentApp } from "../../src/services/content/content-app.ts";
import type { BenchCase, Contenders } from "./bench-case.ts";
import { ALL_CASES } from "./cases/all-cases.ts";
import { costOfCalls } from "./cost-of-calls.ts";
import { FIELDS } from "./make-designs.ts";
import { type Result, showResults } from "./show-results.ts";
import { openStands, type Stand, type StartPostgres } from "./stand.ts";

const FIRST_CALLS = 20;
/** The cheapest round counts, because other work on the machine can only make a call more expensive. */
const ROUNDS = 20;
/** No further round begins after this time. */
const LONGEST_CASE = 60_000;

interface Wanted {
  sizes: readonly number[];
  /** Parts of case names; an empty list selects all cases. */
  names: readonly string[];
}

export async function measureStore({ sizes, names }: Wanted, startPostgres: StartPostgres): Promise<void> {
  const cases = ALL_CASES.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  );
  const results: Result[] = [];
  for (const size of sizes)
    for await (const stand of openStands(size, startPostgres)) {
      try {
        for (const one of cases) results.push(await measure(stand, one));
      } finally {
        await stand.close();
      }
    }
  showResults(results);
}

async function measure(stand: Stand, { name, calls, open }: BenchCase): Promise<Result> {
  const contenders = await open(stand);
  await compare(name, contenders);
  const { ours, byHand } = contenders;
  const rounds: { ours: number; byHand: number }[] = [];
  const endsAt = performance.now() + LONGEST_CASE;
  while (rounds.length < ROUNDS && (rounds.length === 0 || performance.now() < endsAt))
    rounds.push({
      byHand: await costOfCalls(stand, byHand, calls),
      ours: await costOfCalls(stand, ours, calls),
    });
  return {
    engine: stand.engine,
    size: stand.size,
    name,
    ours: Math.min(...rounds.map((round) => round.ours)),
    byHand: Math.min(...rounds.map((round) => round.byHand)),
    first: await costOfFirstCall(stand, contenders),
    request: await costOfRequest(stand, contenders, calls),
  };
}

async function compare(name: string, { ours, byHand }: Contenders): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    const [one, other] = [JSON.stringify(await ours(turn)), JSON.stringify(await byHand(turn))];
    if (one !== other) throw new Error(`${name}, call ${turn}: ours gives ${one}, by hand ${other}`);
  }
}

async function costOfFirstCall(stand: Stand, { ours, forget }: Contenders): Promise<number | undefined> {
  if (!forget) return undefined;
  const firstCall = (turn: number) => {
    forget();
    return ours(turn);
  };
  return costOfCalls(stand, firstCall, FIRST_CALLS);
}

async function costOfRequest(stand: Stand, { url }: Contenders, calls: number): Promise<number | undefined> {
  if (!url) return undefined;
  const type = { answersAs: "item" as const, schemas: {}, filters: FIELDS.designs };
  const app = createContentApp(stand.database, { designs: type });
  const request = async (turn: number) => (await app.request(`/document/es/search/${url(turn)}`)).text();
  await costOfCalls(stand, request, calls);
  return costOfCalls(stand, request, calls);
}
