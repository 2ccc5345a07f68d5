import { performance } from "node:perf_hooks";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { getOembed } from "../../src/contracts/calls/get-oembed.ts";
import { openShippedBackends, type ShippedBackends } from "../content/shipped-backends.ts";
import { everyEngine } from "../stores/each-engine.ts";
import { fuzzRuns } from "../support/fuzz-runs.ts";
import { SILENT } from "./fixture-backends.ts";
import { bodies, searches } from "./hostile-bodies.ts";
import { graphqlDocuments, graphqlVariables } from "./hostile-graphql.ts";
import { addresses, documents, lists, reads } from "./hostile-reads.ts";
import type { Hostile } from "./hostile-request.ts";

const KINDS = { lists, documents, reads, searches, graphqlDocuments, graphqlVariables, bodies, addresses };
/** Runs for each of the eight kinds: FUZZ_RUNS=2500 makes 20,000 inputs. */
const RUNS = fuzzRuns(100);
const SEED = 20_261_017;
const HANGS_AFTER_MS = 120_000;
const options = { timeout: 300_000 + 100 * RUNS };

/** Words that occur only in a stack trace or an SQL statement. No response may contain them. */
const LEAKS =
  /node_modules|\n\s+at |\.ts:\d+|SQLITE_|syntax error at or near|kysely|facet_members|json_each|jsonb_/;

/** A field of GraphQL that searches the magazine by words. */
const SEARCH_IN_GRAPHQL = /(magazineSearch\w+|AuthorsList|CategoriesList|PostTagsList)\b/;

const Refused = z.union([
  z.looseObject({ error: z.string().min(1) }),
  z.looseObject({ errors: z.array(z.looseObject({ message: z.string().min(1) })).min(1) }),
]);

const Errors = z.looseObject({ errors: z.array(z.unknown()) });

/** Sorts GraphQL errors, because their order depends on execution. */
function inOrder(text: string): string {
  const answer = text.startsWith('{"errors":') ? Errors.parse(JSON.parse(text)) : undefined;
  return answer ? JSON.stringify({ ...answer, errors: answer.errors.map(asText).sort() }) : text;
}

const asText = (value: unknown) => JSON.stringify(value);

everyEngine("arbitrary requests to the content calls", (engines) => {
  const error = vi.fn();
  const backends = openShippedBackends(engines, { ...SILENT, error });
  const slowest = new Map<string, { milliseconds: number; request: string }>();

  test.each(Object.entries(KINDS))("%s are answered or refused", options, async (kind, requests) => {
    // Each engine ranks search results differently.
    const isSearch = ({ body }: Hostile) => kind === "searches" || SEARCH_IN_GRAPHQL.test(String(body));

    await fc.assert(
      fc.asyncProperty(requests, async (hostile) => {
        const answers = [];
        for (const backend of backends) answers.push(await send(backend, hostile));
        const [first, ...others] = answers.map((answer) => (isSearch(hostile) ? answer.status : answer));
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: RUNS, seed: SEED, timeout: HANGS_AFTER_MS },
    );
  });

  async function send({ engine, app }: ShippedBackends, { path, method = "GET", body, type }: Hostile) {
    const request = new Request(`http://localhost${path}`, {
      method,
      ...(body === undefined ? {} : { body }),
      ...(type === undefined ? {} : { headers: { "content-type": type } }),
    });
    error.mockClear();
    const begun = performance.now();
    const response = await app.request(request);
    const text = await response.text();
    const milliseconds = performance.now() - begun;
    if (milliseconds > (slowest.get(engine)?.milliseconds ?? 0))
      slowest.set(engine, { milliseconds, request: `${method} ${path} ${body ?? ""}`.slice(0, 200) });

    expect(error.mock.calls).toEqual([]);
    // The oEmbed standard requires 501 for an unsupported format; no other call may answer 501.
    const isForeignFormat = new URL(request.url).pathname === getOembed.path && response.status === 501;
    if (!isForeignFormat) expect(response.status, text).toBeLessThan(500);
    expect(text).not.toMatch(LEAKS);
    if (response.status >= 400 && method !== "HEAD") Refused.parse(JSON.parse(text));
    return { status: response.status, text: inOrder(text) };
  }

  afterAll(() => {
    for (const [engine, { milliseconds, request }] of slowest)
      console.info(`The slowest request on ${engine} took ${Math.round(milliseconds)} ms: ${request}`);
  });
});
