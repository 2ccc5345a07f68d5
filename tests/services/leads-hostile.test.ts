import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { LeadPayload } from "../../src/contracts/leads/lead-payload.ts";
import { isPincode } from "../../src/contracts/leads/lead-rules.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { ConsentReceipt } from "../../src/services/leads/consent-receipt.ts";
import type { LeadRow } from "../../src/services/leads/lead-store.ts";
import type { Leads } from "../../src/services/leads/leads.ts";
import { leadsCsvHead, leadsCsvRows } from "../../src/services/leads/leads-csv.ts";
import { listLeads } from "../../src/services/leads/list-leads.ts";
import { everyEngine } from "../stores/each-engine.ts";
import { fuzzRuns } from "../support/fuzz-runs.ts";
import { readCsv } from "../support/read-csv.ts";
import { SILENT } from "./fixture-backends.ts";
import { leadBodies } from "./hostile-leads.ts";
import { newLeads, postLead } from "./lead-fixtures.ts";

/** FUZZ_RUNS=50000 makes 50,000 bodies. */
const RUNS = fuzzRuns(750);
const CROWD = 25;
const SEED = 20_261_115;
const options = { timeout: 300_000 + 100 * RUNS };

const Refused = z.object({
  error: z.string().min(1),
  field: z.string().optional(),
  reason: z.enum(["missing", "short", "long", "wrong"]).optional(),
});
const StoredRow = z.object({
  id: z.uuid(),
  submission_key: z.hex().length(32),
  customer_id: z.hex().length(32),
  country: z.enum(["IN", "SG", "MY", "SA"]),
  language: z.enum(["en", "ar"]),
  kind: z.enum(["soft", "full"]),
  name: z.string().min(1).max(80),
  phone: z.e164(),
  email: z.string().max(254).includes("@").nullable(),
  held_because: z.literal("honeypot").nullable(),
  follows: z.null(),
  created_at: z.iso.datetime(),
});

/** Text that a spreadsheet might execute, also if a semicolon separates its cells. */
const DANGEROUS = /^[=+\-@\t\r\n＝＋－＠−]|;\s*[=+\-@]|\p{Cc}/u;

everyEngine("arbitrary input as a lead", (engines) => {
  const error = vi.fn();
  const sites: { database: Database; leads: Leads }[] = [];
  beforeAll(async () => {
    for (const { newDatabase } of engines) {
      const database = await newDatabase();
      sites.push({ database, leads: newLeads(database, { log: { ...SILENT, error } }) });
    }
  });

  test(
    "is stored or refused, in the same way on both engines, and stored data is valid",
    options,
    async () => {
      const statuses = new Map<number, number>();
      // Sends many leads concurrently, as in reality, so that they share their commits.
      const crowd = fc.array(leadBodies, { minLength: CROWD, maxLength: CROWD });
      await fc.assert(
        fc.asyncProperty(crowd, async (bodies) => {
          const [first = [], ...others] = await Promise.all(
            sites.map(({ leads }) => Promise.all(bodies.map((body) => answerOf(leads, body)))),
          );
          for (const answers of others) expect(answers).toEqual(first);
          for (const status of first) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
        { numRuns: RUNS / CROWD, seed: SEED },
      );
      expect(error.mock.calls).toEqual([]);
      expect(statuses.get(200) ?? 0).toBeGreaterThan(RUNS / 10);
      console.info(`Answers by status: ${JSON.stringify(Object.fromEntries(statuses))}`);

      for (const { database } of sites) {
        let leads = 0;
        for await (const page of listLeads(database.db, {})) {
          for (const row of page) checkRow(row);
          const cells = readCsv(leadsCsvHead() + leadsCsvRows(page));
          expect(cells).toHaveLength(page.length + 1);
          expect(cells.filter((row) => row.length !== cells[0]?.length)).toEqual([]);
          expect(cells.flat().filter((cell) => DANGEROUS.test(cell))).toEqual([]);
          leads += page.length;
        }
        expect(leads).toBeGreaterThan(0);
      }
    },
  );
});

async function answerOf(leads: Leads, body: string): Promise<number> {
  const response = await postLead(leads, body);
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  if (response.status !== 200) Refused.parse(JSON.parse(text));
  return response.status;
}

function checkRow(row: LeadRow): void {
  StoredRow.parse(row);
  const payload = LeadPayload.strict().parse(JSON.parse(row.payload));
  expect(payload).toEqual(JSON.parse(row.payload));
  ConsentReceipt.strict().parse(JSON.parse(row.consent));
  // The format of a post code is known only if the country is known.
  if (row.pincode !== null && payload.iso_code === row.country)
    expect(isPincode(row.pincode, row.country)).toBe(true);
  for (const text of [row.name, row.email ?? "", row.payload])
    expect(text.isWellFormed() && !text.includes("\0")).toBe(true);
}
