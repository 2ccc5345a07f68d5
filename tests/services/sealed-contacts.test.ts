import { expect, test } from "vitest";
import { getMyData } from "../../src/contracts/calls/customer/my-records.ts";
import { referFriend } from "../../src/contracts/calls/leads/referral-calls.ts";
import type { Database } from "../../src/platform/database/database.ts";
import type { ContactKeys } from "../../src/platform/database/sealed/column-sealer.ts";
import { loadConfig } from "../../src/services/config/config.ts";
import { checkContactKey, prepareContactKey } from "../../src/services/sealed-contacts/contact-key.ts";
import { sealAll } from "../../src/services/sealed-contacts/seal-all.ts";
import { SEALED_COLUMNS } from "../../src/services/sealed-contacts/sealed-columns.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { answerOf, newHouse } from "./customer-of.ts";
import { everythingIn, PHONE, TICKET, withEverything } from "./customer-with-everything.ts";
import { leaveLead } from "./lead-of.ts";

const FIRST = `first-${"x".repeat(32)}`;
const SECOND = `second-${"x".repeat(32)}`;
/** What persons have typed: nothing of it may be readable in the tables. */
const TYPED = ["9845012345", "Asha", "asha@example.com", "Ravi Iyer", "ravi@example.com", "9845077777"];

async function readableIn(database: Database): Promise<string[]> {
  const stored = await everythingIn(database, []);
  return TYPED.filter((typed) => stored.includes(typed));
}

eachEngine("contacts that are encrypted in the database", ({ newMigratedOptions, open }) => {
  /** Opens one database several times, as starts with other keys do. */
  async function openings(): Promise<(keys: ContactKeys) => Promise<Database>> {
    const options = await newMigratedOptions();
    let last: Database | undefined;
    return async (contactKeys) => {
      await last?.close();
      last = await open({ ...options, contactKeys });
      await last.migrate();
      await prepareContactKey(last);
      return last;
    };
  }

  async function fill(database: Database) {
    const customer = await withEverything(database);
    const { house } = customer;
    await leaveLead(house.backends, { email: "Asha@example.com", about: "Asha's attic" });
    const referral = {
      referrerName: "Asha Rao",
      referrerEmail: "asha@example.com",
      friendName: "Ravi Iyer",
      friendEmail: "ravi@example.com",
      friendPhone: "98450 77777",
      countryCode: "IN",
    } as const;
    await answerOf(house.call(referFriend, referral));
    expect(await answerOf(house.call(referFriend, referral))).toMatchObject({ isRepeated: true });
    return customer;
  }

  async function expectReadable({ house, authorization }: Awaited<ReturnType<typeof fill>>) {
    const { held } = await answerOf(house.call(getMyData, { authorization }));
    expect(held).toMatchObject({
      requests: { requests: [{ name: "Asha Rao", phone: PHONE }, { payload: { about: "Asha's kitchen" } }] },
      tickets: [{ description: TICKET.description }],
      account: { account: { phone: PHONE } },
      contacts: [{ id: `phone:${PHONE}` }],
      addresses: [{ label: "Asha's home" }],
      wishlist: { boards: [{ name: "Asha's board" }] },
      projects: [{ phone: PHONE }],
    });
    expect(JSON.stringify(held)).not.toContain("sealed:");
  }

  test("no table contains what a person has typed, and the person reads it as before", async () => {
    const openWith = await openings();
    const database = await openWith({ current: FIRST, former: [] });
    const customer = await fill(database);
    expect(await readableIn(database)).toEqual([]);
    await expectReadable(customer);
  });

  test("a command encrypts existing rows, changes their key, and decrypts them", async () => {
    const openWith = await openings();
    await fill(await openWith({ former: [] }));
    for (const keys of [
      { current: FIRST, former: [] },
      { current: SECOND, former: [FIRST] },
      { current: SECOND, former: [] },
    ]) {
      const database = await openWith(keys);
      expect(await sealAll(database)).toMatchObject({ kept: 0 });
      expect(await readableIn(database)).toEqual([]);
      await expectReadable(await again(database));
    }
    const database = await openWith({ former: [SECOND] });
    await sealAll(database);
    const open = await openWith({ former: [] });
    expect((await everythingIn(open, [])).includes("sealed:")).toBe(false);
    expect(await readableIn(open)).toEqual(TYPED);
    await expectReadable(await again(open));
  });

  /** The same customer after another start. */
  async function again(database: Database) {
    const house = await newHouse(database);
    const { authorization, readPassword } = await house.logIn(PHONE);
    return { house, authorization, readPassword, ask: async () => ({}) as never };
  }

  test("rows from before the key are found before the command has run", async () => {
    const openWith = await openings();
    await fill(await openWith({ former: [] }));
    const database = await openWith({ current: FIRST, former: [] });
    await expectReadable(await again(database));
    const accounts = await database.db.selectFrom("accounts").select("id").execute();
    expect(accounts).toHaveLength(1);
  });

  test("a sealed value does not open in another column, so a stolen one cannot be shown by the site", async () => {
    const openWith = await openings();
    const database = await openWith({ current: FIRST, former: [] });
    const house = await newHouse(database);
    const sealing = database.sealing;
    const stolen = sealing?.sealer.seal("accounts.phone", "+919845099999") ?? "";
    const id = await leaveLead(house.backends, { name: "Bob", about: stolen });
    const lead = await database.db
      .selectFrom("leads")
      .select(["name", "payload"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(lead.payload).toContain(stolen);
    expect(lead.payload).not.toContain("9845099999");
  });

  test("a start without the key, or with another one, stops with the reason", async () => {
    const openWith = await openings();
    await openWith({ current: FIRST, former: [] });
    await expect(openWith({ former: [] })).rejects.toThrow(/are encrypted: set CONTACT_KEY/);
    await expect(openWith({ current: SECOND, former: [] })).rejects.toThrow(/Set CONTACT_KEY_FORMER/);
    const database = await openWith({ current: SECOND, former: [FIRST] });
    expect(await checkContactKey(database)).toBe("noted");
  });

  test("all listed columns exist", async () => {
    const openWith = await openings();
    const { db } = await openWith({ former: [] });
    const tables = await db.introspection.getTables();
    const { contact_change_letters: inJobs, ...listed } = SEALED_COLUMNS;
    for (const [table, columns] of Object.entries(listed)) {
      const found = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
      expect(found, table).toEqual(expect.arrayContaining([...columns]));
    }
  });

  test("a statement that could not find sealed rows is refused", async () => {
    const openWith = await openings();
    const { db } = await openWith({ current: FIRST, former: [] });
    const search = db.selectFrom("leads").selectAll().where("name", "like", "Asha%");
    await expect(search.execute()).rejects.toThrow(/compared by "=" and "in"/);
  });
});

test("CONTACT_KEY has at least 32 characters", () => {
  expect(loadConfig({ CONTACT_KEY: FIRST, CONTACT_KEY_FORMER: SECOND }).contactKeys).toEqual({
    current: FIRST,
    former: [SECOND],
  });
  expect(() => loadConfig({ CONTACT_KEY: "short" })).toThrow(/CONTACT_KEY/);
});
