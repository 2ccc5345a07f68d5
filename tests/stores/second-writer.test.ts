import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { databaseFailureOf } from "../../src/platform/database/health/database-failure.ts";
import { readSetting, writeSetting } from "../../src/platform/database/settings.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { ASHA, newLeads, postLead, sendLead, storedLeads } from "../services/lead-fixtures.ts";

let dataDirectory = "";
let database: Database;
let other: DatabaseSync;

beforeEach(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), "atrium-writer-"));
  database = await openDatabase({ dataDirectory });
  await database.migrate();
  await writeSetting(database.db, "greeting", "hello");
  // The lock is held in this process: if the code waited for it on the main thread, it would never be released.
  other = new DatabaseSync(join(dataDirectory, "atrium.sqlite"));
  other.exec("begin immediate");
});

afterEach(async () => {
  other.close();
  await database.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

test("another writer blocks only writing: readers and the event loop continue", async () => {
  const leads = newLeads(database);
  const receipt = sendLead(leads, { submission_id: "while it is locked" });
  const single = writeSetting(database.db, "greeting", "changed");
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  const read = { sql: "select value from settings where key = 'greeting'", parameters: [] };
  expect(await database.read(read)).toEqual([{ value: "hello" }]);
  other.exec("commit");
  expect((await receipt).customerLead.id).toEqual(expect.any(String));
  await single;
  expect(await database.read(read)).toEqual([{ value: "changed" }]);
  expect(await storedLeads(database)).toHaveLength(1);
});

test("when a writer never ends, all waiting leads are refused together, and can be sent again", async () => {
  const leads = newLeads(database);
  const sent = Array.from({ length: 40 }, (_, number) => ({ ...ASHA, submission_id: `lead-${number}` }));
  const first = postLead(leads, sent[0]);
  await nextTurn();
  const rest = sent.slice(1).map((lead) => postLead(leads, lead));
  const statuses = (await Promise.all([first, ...rest])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(database.condition.failure).toBe("locked");
  other.exec("rollback");
  for (const lead of sent) await sendLead(leads, lead);
  expect(await storedLeads(database)).toHaveLength(sent.length);
});

test("a refused write leaves the connection unchanged", async () => {
  const refused = database.db.transaction().execute((db) => writeSetting(db, "greeting", "refused"));
  expect(await refused.catch(databaseFailureOf)).toBe("locked");
  other.exec("rollback");
  await database.db.transaction().execute((db) => writeSetting(db, "greeting", "taken"));
  expect(await readSetting(database.db, "greeting")).toBe("taken");
});
