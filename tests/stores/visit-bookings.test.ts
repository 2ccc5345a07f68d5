import { expect, test } from "vitest";
import { fullHours } from "../../src/services/visits/visit-bookings.ts";
import { ASHA, newLeads, postLead, sendLead, storedLeads } from "../services/lead-fixtures.ts";
import { eachEngine } from "./each-engine.ts";

const AT = "2036-11-17T10:30:00+05:30";
const VISIT = { ec_name: "HSR Layout, Bengaluru", ec_visit_timing: AT, direct_to_ec_pilot: true };
const TWO_SEATS = () => 2;

function visitor(number: number) {
  return { ...ASHA, ...VISIT, phone: `98450${12000 + number}`, submission_id: `visit-${number}` };
}

eachEngine("bookings of visits", ({ newMigratedOptions, open, engine }) => {
  async function newDatabase() {
    const databaseOptions = await newMigratedOptions();
    const database = await open(databaseOptions);
    return { database, databaseOptions };
  }

  test("of ten concurrent bookings two get the slots of an hour, and nothing is stored for the others", async () => {
    const { database, databaseOptions } = await newDatabase();
    // On a server two processes accept leads concurrently; a file has one writer.
    const second = engine === "postgres" ? await open(databaseOptions) : database;
    const doors = [newLeads(database), newLeads(second)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        postLead(doors[number % 2] ?? newLeads(database), visitor(number)),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(400));
    for (const answer of refused)
      expect(await answer.json()).toMatchObject({ field: "ec_visit_timing", reason: "full" });
    expect(await storedLeads(database)).toHaveLength(2);
    const seats = await database.db.selectFrom("visit_bookings").select("seat").orderBy("seat").execute();
    expect(seats.map(({ seat: number }) => Number(number))).toEqual([1, 2]);
    expect(await fullHours(database.db, TWO_SEATS)).toEqual([
      { ecName: VISIT.ec_name, at: new Date(AT).toISOString() },
    ]);
  });

  test("the same visit sent twice, or ten times concurrently, uses one slot", async () => {
    const { database } = await newDatabase();
    const leads = newLeads(database);
    const answers = await Promise.all(Array.from({ length: 10 }, () => postLead(leads, visitor(1))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await storedLeads(database)).toHaveLength(1);
    expect(await database.db.selectFrom("visit_bookings").selectAll().execute()).toHaveLength(1);
  });

  test("another centre, another hour and an invalid time do not conflict", async () => {
    const { database } = await newDatabase();
    const leads = newLeads(database);
    for (const number of [1, 2]) await sendLead(leads, visitor(number));
    await sendLead(leads, { ...visitor(3), ec_name: "Hebbal, Bengaluru" });
    await sendLead(leads, { ...visitor(4), ec_visit_timing: "2036-11-17T11:30:00+05:30" });
    for (const number of [5, 6, 7])
      await sendLead(leads, { ...visitor(number), ec_visit_timing: "tomorrow" });
    expect(await fullHours(database.db, TWO_SEATS)).toHaveLength(1);
    expect(await storedLeads(database)).toHaveLength(7);
  });

  test("a program that fills in every field uses no slot", async () => {
    const { database } = await newDatabase();
    const leads = newLeads(database);
    for (const number of [1, 2, 3])
      await sendLead(leads, { ...visitor(number), website: "https://x.example" });
    await sendLead(leads, visitor(4));
    expect(await fullHours(database.db, TWO_SEATS)).toEqual([]);
  });
});
