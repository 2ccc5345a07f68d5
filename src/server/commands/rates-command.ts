import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { CalculatorRates } from "../../contracts/documents/calculator-rates.ts";
import type { DatedRates } from "../../prices/rates-in-force.ts";
import { type MovedExample, moveExamples } from "../../prices/worked-examples.ts";
import type { Config } from "../../services/config/config.ts";
import { readContentFiles } from "../../services/content/read-content.ts";
import { readDocuments } from "../../services/content/read-documents.ts";
import { PRICE_TYPES } from "../../services/content/types/prices-types.ts";
import { openPhotographs } from "../../services/images/photographs.ts";
import { type ExitCode, type ReadCommand, runCommand, type Say, withDatabase } from "./command-line.ts";

const USAGE = `Usage: npm run rates
  Shows how the rates in CONTENT_DIR change the 19 worked examples: rates that differ from the database are compared with the
  stored rates, and rates that apply from a later day with the rates that they follow. Changes nothing.`;

export function runRatesCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<ExitCode> {
  const readCommand: ReadCommand = ({ length }) =>
    length === 0 ? (config) => compareRates(config, say) : undefined;
  return runCommand(words, environment, { readCommand, usage: USAGE, say });
}

type RatesBySlug = ReadonlyMap<string, DatedRates>;

async function compareRates(config: Config, say: Say): Promise<void> {
  const written = await readWritten(config);
  await withDatabase({ ...config, readOnly: true }, async ({ db }) => {
    const rows = await db
      .selectFrom("documents")
      .select(["slug", "body"])
      .where("content_type", "=", "calculator-rates")
      .execute();
    const stored = asRates(rows);
    for (const [slug, rates] of written)
      for (const sentence of describeRates(slug, rates, { written, stored })) say(sentence);
    for (const slug of stored.keys()) if (!written.has(slug)) say(`${slug} is no longer in the folder.`);
  });
}

async function readWritten({ contentDirectory, brandName }: Config): Promise<RatesBySlug> {
  const files = (await readContentFiles(contentDirectory)).filter(({ name }) =>
    name.startsWith("documents/calculator-rates/"),
  );
  const photographs = await openPhotographs(join(contentDirectory, "photographs"));
  const { documents } = await readDocuments(files, PRICE_TYPES, photographs, { brandName });
  return asRates(documents);
}

function asRates(rows: readonly { slug: string; body: string }[]): RatesBySlug {
  const read = rows.flatMap(({ slug, body }) => {
    const schema = Object.entries(CalculatorRates).find(([first]) => slug.startsWith(first))?.[1];
    return schema ? [[slug, schema.parse(JSON.parse(body))] as const] : [];
  });
  return new Map(read.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function* describeRates(
  slug: string,
  rates: DatedRates,
  { written, stored }: { written: RatesBySlug; stored: RatesBySlug },
): Iterable<string> {
  const known = stored.get(slug);
  const followed = followedBy(rates, written);
  const name = `${slug} (from ${rates.effectiveFrom})`;
  if (known && !isDeepStrictEqual(known, rates))
    yield* describeMoves(`${name}, changed since the last import`, known, rates);
  if (followed)
    yield* describeMoves(`${name}, compared with the rates from ${followed.effectiveFrom}`, followed, rates);
  if (known && !followed && isDeepStrictEqual(known, rates)) yield `${name}: as in the database.`;
  if (!known && !followed) yield `${name}: new, without earlier rates.`;
}

function followedBy({ currency, effectiveFrom }: DatedRates, written: RatesBySlug): DatedRates | undefined {
  return [...written.values()]
    .filter((other) => other.currency === currency && other.effectiveFrom < effectiveFrom)
    .sort((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1))
    .at(-1);
}

function* describeMoves(name: string, before: DatedRates, after: DatedRates): Iterable<string> {
  const { moved, total } = moveExamples(before, after);
  yield `${name}: ${moved.length} of ${total} worked examples change.`;
  for (const example of moved) yield `  ${describeMove(example, after.currency)}`;
}

function describeMove({ name, before, after }: MovedExample, currency: string): string {
  const change = after - before;
  const share = ((100 * change) / before).toFixed(1);
  const sign = change < 0 ? "" : "+";
  const amount = (value: number) => value.toLocaleString("en");
  return `${name}: ${currency} ${amount(before)} → ${amount(after)} (${sign}${amount(change)}, ${sign}${share} %)`;
}

if (import.meta.main) {
  process.exitCode = await runRatesCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}
