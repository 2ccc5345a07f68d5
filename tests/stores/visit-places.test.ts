import { expect, test } from "vitest";
import { fullHours } from "../../src/services/visits/visit-places.ts";
import { ASHA, newLeads, postLead, sendLead, storedLeads } from "../services/lead-fixtures.ts";
import { eachEngine } from "./each-engine.ts";

const AT = "2036-11-17T10:30:00+05:30";
const VISIT = { ec_name: "HSR Layout, Bengaluru", ec_visit_timing: AT, direct_to_ec_pilot: true };
const TWO_PLACES = () => 2;

function visitor(number: number) {
  return { ...ASHA, ...VISIT, phone: `98450${12000 + number}`, submission_id: `visit-${number}` };
}

eachEngine("places of visits", ({ newPlace, open, engine }) => {
  async function newDatabase() {
    const place = await newPlace();
    const database = await open(place);
    await database.migrate();
    return { database, place };
  }

  test("ten at once get the two places of an hour, and nothing is stored of the others", async () => {
    const { database, place } = await newDatabase();
    // On a server two processes take leads at the same time; a file has one writer.
    const second = engine === "postgres" ? await open(place) : database;
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
    const places = await database.db.selectFrom("visit_places").select("place").orderBy("place").execute();
    expect(places.map(({ place: number }) => Number(number))).toEqual([1, 2]);
    expect(await fullHours(database.db, TWO_PLACES)).toEqual([
      { ecName: VISIT.ec_name, at: new Date(AT).toISOString() },
    ]);
  });

  test("the same visit sent twice, or ten times at once, holds one place", async () => {
    const { database } = await newDatabase();
    const leads = newLeads(database);
    const answers = await Promise.all(Array.from({ length: 10 }, () => postLead(leads, visitor(1))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await storedLeads(database)).toHaveLength(1);
    expect(await database.db.selectFrom("visit_places").selectAll().execute()).toHaveLength(1);
  });

  test("another centre, another hour and what is no moment are not in the way", async () => {
    const { database } = await newDatabase();
    const leads = newLeads(database);
    for (const number of [1, 2]) await sendLead(leads, visitor(number));
    await sendLead(leads, { ...visitor(3), ec_name: "Hebbal, Bengaluru" });
    await sendLead(leads, { ...visitor(4), ec_visit_timing: "2036-11-17T11:30:00+05:30" });
    for (const number of [5, 6, 7])
      await sendLead(leads, { ...visitor(number), ec_visit_timing: "tomorrow" });
    expect(await fullHours(database.db, TWO_PLACES)).toHaveLength(1);
    expect(await storedLeads(database)).toHaveLength(7);
  });

  test("a program that fills in every field takes no place away", async () => {
    const { database } = await newDatabase();
    const leads = newLeads(database);
    for (const number of [1, 2, 3])
      await sendLead(leads, { ...visitor(number), website: "https://x.example" });
    await sendLead(leads, visitor(4));
    expect(await fullHours(database.db, TWO_PLACES)).toEqual([]);
  });
});
