import { sql } from "kysely";
import { expect, test } from "vitest";
import { groupCommit } from "../../src/platform/database/sqlite/group-commit.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { newLeads, postLead, sendLead, storedLeads } from "./lead-fixtures.ts";

const crm = { url: "http://127.0.0.1:1", secret: "x".repeat(16), timeoutMs: 100 };

eachEngine("a lead is stored once", ({ engine, newDatabase, newDatabaseOptions, open }) => {
  test("the same submission is the same lead, with the same receipt, also after a restart", async () => {
    const databaseOptions = await newDatabaseOptions();
    const database = await open(databaseOptions);
    await database.migrate();
    const first = await sendLead(newLeads(database, { crm }), { submission_id: "one" });
    const second = await sendLead(newLeads(database, { crm }), { submission_id: "one", name: "Asha R." });
    expect(second).toEqual({ ...first, isRepeated: true });
    await database.close();
    const reopened = await open(databaseOptions);
    expect(await sendLead(newLeads(reopened, { crm }), { submission_id: "one" })).toEqual(second);
    expect(await storedLeads(reopened)).toHaveLength(1);
    expect(await reopened.db.selectFrom("jobs").select("kind").execute()).toEqual([{ kind: "deliver-lead" }]);
  });

  test("two concurrent submissions are one lead, also in two processes", async () => {
    const databaseOptions = await newDatabaseOptions();
    const database = await open(databaseOptions);
    await database.migrate();
    const processes = [database, ...(engine === "postgres" ? [await open(databaseOptions)] : [])].map((one) =>
      newLeads(one, { crm }),
    );
    const ids = ["a", "b", "c", "d"];
    const sent = Array.from({ length: 48 }, (_, index) => {
      const process = processes[index % processes.length];
      const submission_id = ids[(index * 7) % ids.length] ?? "";
      return process && sendLead(process, { submission_id });
    });
    const receipts = (await Promise.all(sent)).filter((receipt) => receipt !== undefined);
    expect(receipts.filter(({ isRepeated }) => !isRepeated)).toHaveLength(4);
    expect(new Set(receipts.map(({ customerLead }) => customerLead.id)).size).toBe(4);
    expect(await storedLeads(database)).toHaveLength(4);
    expect(await database.db.selectFrom("jobs").select("id").execute()).toHaveLength(4);
  });

  test("a submission id used by another person reveals no data of their lead", async () => {
    const leads = newLeads(await newDatabase());
    const asha = await sendLead(leads, { submission_id: "one" });
    const other = await sendLead(leads, { submission_id: "one", phone: "98450 54321", name: "Ravi" });
    expect(other).toMatchObject({ isRepeated: false, customerLead: { name: "Ravi" } });
    expect(other.customerLead.id).not.toBe(asha.customerLead.id);
  });

  test("a form without an id is the same lead if its content is the same on the same day", async () => {
    const leads = newLeads(await newDatabase());
    const first = await sendLead(leads, { attempt: 1 });
    expect(await sendLead(leads, { attempt: 2 })).toMatchObject({
      isRepeated: true,
      customerLead: { id: first.customerLead.id },
    });
    expect(await sendLead(leads, { pincode: "560034" })).toMatchObject({ isRepeated: false });
  });

  test("concurrent leads are committed together, and none is acknowledged before its commit", async () => {
    const database = await newDatabase();
    const leads = newLeads(database, { crm });
    const sent = Array.from({ length: 100 }, (_, index) => sendLead(leads, { submission_id: String(index) }));
    for (const { customerLead } of await Promise.all(sent))
      expect((await storedLeads(database)).some(({ id }) => id === customerLead.id)).toBe(true);
    const numbers = await database.db.selectFrom("jobs").select("unique_key").execute();
    expect(new Set(numbers.map(({ unique_key }) => unique_key)).size).toBe(100);
  });

  test("a lead that cannot be stored does not affect the others", async () => {
    const database = await newDatabase();
    const leads = newLeads(database);
    // From here on the database refuses every lead for Singapore.
    await refuseSingapore(database.db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postLead(leads, {
          name: "Asha",
          submission_id: String(index),
          ...(index === 7 ? { iso_code: "SG", phone: "81234567" } : { iso_code: "IN", phone: "9845012345" }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([503]);
    expect(await storedLeads(database)).toHaveLength(19);
  });

  async function refuseSingapore(db: Awaited<ReturnType<typeof newDatabase>>["db"]) {
    if (engine === "postgres")
      await sql`alter table leads add constraint no_singapore check (country <> 'SG')`.execute(db);
    else
      await sql`create trigger no_singapore before insert on leads when new.country = 'SG'
        begin select raise(abort, 'no'); end`.execute(db);
  }
});

test("a lost database is not queried for each item of a batch", async () => {
  let asked = 0;
  const writer = groupCommit<number, number>(async () => {
    asked += 1;
    throw new Error("gone");
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, item) => writer.write(item)));
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(asked).toBe(4);
  await writer.settle();
});
