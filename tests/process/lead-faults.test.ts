import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { runLeadFaults } from "../faults/run-lead-faults.ts";

const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-faults-"));
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));

// `npm run faults` runs the same test with 200 clients and 30 kills, on both engines.
test("no acknowledged lead is lost or delivered under a second key when the site and the CRM fail", async () => {
  const report = await runLeadFaults({
    databaseOptions: { dataDirectory },
    clients: 20,
    kills: 3,
    pauseMs: 300,
  });
  expect(report).toMatchObject({
    ...{ lost: 0, storedTwice: 0, undelivered: 0, wrongKeys: 0, contradictions: 0, dead: 0 },
  });
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.deliveries).toBeGreaterThan(report.acknowledged);
});
