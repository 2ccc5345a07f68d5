import { expect, test } from "vitest";
import type { DatabaseOptions } from "../../src/platform/database/open-engine.ts";
import { openSecrets } from "../../src/platform/secrets.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { runLeadsCommand } from "../../src/server/commands/leads-command.ts";
import { pactOf } from "../../src/services/contact/pact-store.ts";
import { findLead } from "../../src/services/leads/lead-store.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { readCsv } from "../support/read-csv.ts";
import { newLeads, SECRET, sendLead, storedLeads } from "./lead-fixtures.ts";

const crm = { url: "http://127.0.0.1:1", secret: SECRET, timeoutMs: 100 };

async function run(databaseOptions: DatabaseOptions, ...words: string[]) {
  const said: string[] = [];
  const environment = { DATA_DIR: databaseOptions.dataDirectory, DATABASE_URL: databaseOptions.databaseUrl };
  const code = await runLeadsCommand(words, environment, (sentence) => said.push(sentence));
  return { code, said: said.join("\n") };
}

eachEngine("the leads command while a site is running", ({ newMigratedOptions, open }) => {
  async function site() {
    const databaseOptions = await newMigratedOptions();
    const database = await open(databaseOptions);
    return { place: databaseOptions, database };
  }

  /** Creates one lead in each state, by name. */
  async function oneOfEach() {
    const { place: databaseOptions, database } = await site();
    const withCrm = newLeads(database, { crm });
    const ids = {
      kept: (await sendLead(newLeads(database), { name: "kept" })).customerLead.id,
      held: (await sendLead(withCrm, { name: "held", website: "x" })).customerLead.id,
      waiting: (await sendLead(withCrm, { name: "waiting", iso_code: "SG", phone: "81234567" })).customerLead
        .id,
      dead: (await sendLead(withCrm, { name: "dead" })).customerLead.id,
      delivered: (await sendLead(withCrm, { name: "delivered" })).customerLead.id,
    };
    const finish = (id: string, state: "dead" | "done") =>
      database.db
        .updateTable("jobs")
        .set({ state, last_error: state === "dead" ? "PermanentFailure: The CRM answered 422." : null })
        .where("unique_key", "=", `deliver-lead:${id}`)
        .execute();
    await finish(ids.dead, "dead");
    await finish(ids.delivered, "done");
    const days = { kept: "2026-11-01T00:00:00.000Z", held: "2026-11-02T23:59:59.999Z" };
    for (const [name, created_at] of Object.entries(days))
      await database.db.updateTable("leads").set({ created_at }).where("name", "=", name).execute();
    await database.db
      .updateTable("leads")
      .set({ delivered_at: new Date().toISOString() })
      .where("id", "=", ids.delivered)
      .execute();
    return { place: databaseOptions, database, ids };
  }

  test("erases the data of a person without an account by number or e-mail address, after a dry run", async () => {
    const { place: databaseOptions, database } = await site();
    const withCrm = newLeads(database, { crm, signer: createSigner(await openSecrets(database.db, {})) });
    const first = await sendLead(withCrm, {
      name: "Asha Rao",
      phone: "98450 12345",
      email: "asha@example.com",
    });
    await sendLead(withCrm, { name: "Eve", phone: "98450 99999" });
    const waiting = { id: "w", country: "IN", pincode: "560001", contact: "+919845012345", language: "en" };
    await database.db
      .insertInto("waiting_list")
      .values({ ...waiting, created_at: "2026-01-01" })
      .execute();
    const left = async () => (await storedLeads(database)).map(({ name }) => name);

    const tried = await run(databaseOptions, "forget", "098450-12345", "--dry-run");
    expect(tried).toMatchObject({ code: 0, said: expect.stringContaining(first.customerLead.id) });
    expect(tried.said).toContain("1 leads, 0 tickets, 1 entries");
    expect(await left()).toEqual(["Asha Rao", "Eve"]);

    const environment = { CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_SECRET: SECRET };
    const said: string[] = [];
    const own = {
      DATA_DIR: databaseOptions.dataDirectory,
      DATABASE_URL: databaseOptions.databaseUrl,
      ...environment,
    };
    expect(await runLeadsCommand(["forget", "ASHA@example.com"], own, (line) => said.push(line))).toBe(0);
    expect(await left()).toEqual(["Eve"]);
    const jobs = await database.db.selectFrom("jobs").selectAll().execute();
    expect(jobs.map(({ kind }) => kind).toSorted()).toEqual(["announce-erasure", "deliver-lead"]);
    expect(jobs.find(({ kind }) => kind === "announce-erasure")?.payload).toContain(first.customerLead.id);
    expect(await run(databaseOptions, "forget", "+919845012345")).toMatchObject({ code: 0 });
    expect(await database.db.selectFrom("waiting_list").selectAll().execute()).toEqual([]);
    expect(await run(databaseOptions, "forget", "nobody")).toMatchObject({ code: 1 });
    expect(await run(databaseOptions, "forget")).toMatchObject({ code: 2 });
  });

  test("lists the state of every lead, with filters", async () => {
    const { place: databaseOptions, ids } = await oneOfEach();
    const listed = async (...filters: string[]) => {
      const { code, said } = await run(databaseOptions, "list", "--json", ...filters);
      expect(code).toBe(0);
      return JSON.parse(said).map(({ name }: { name: string }) => name);
    };
    expect((await listed()).toSorted()).toEqual(Object.keys(ids).toSorted());
    for (const state of Object.keys(ids)) expect(await listed("--state", state)).toEqual([state]);
    expect(await listed("--country", "sg")).toEqual(["waiting"]);
    expect(await listed("--from", "2026-11-01", "--until", "2026-11-02")).toEqual(["kept", "held"]);
    expect(await listed("--from", "2026-11-02", "--until", "2026-11-02")).toEqual(["held"]);
    expect(await listed("--until", "2026-11-01", "--state", "held")).toEqual([]);
    const { said } = await run(databaseOptions, "list");
    expect(said).toContain("5 leads.");
    expect(said).toMatch(/dead {7}\+919845012345 {2}dead {2}PermanentFailure: The CRM answered 422\./);
  });

  test("replays one lead, all dead ones or all in the state kept, and releases a held one", async () => {
    const { place: databaseOptions, database, ids } = await oneOfEach();
    const states = async () => {
      const { said } = await run(databaseOptions, "list", "--json");
      return Object.fromEntries(
        JSON.parse(said).map(({ name, state }: Record<string, string>) => [name, state]),
      );
    };
    expect(await run(databaseOptions, "replay", "--dead")).toMatchObject({
      code: 0,
      said: expect.stringContaining("1 leads and 0 mails are queued for delivery again."),
    });
    expect((await run(databaseOptions, "replay", "--kept")).said).toContain(
      "1 leads are queued for delivery.",
    );
    expect(await states()).toMatchObject({ dead: "waiting", kept: "waiting", held: "held" });
    expect(await run(databaseOptions, "replay", ids.held)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`"replay --held ${ids.held}" releases it`),
    });
    expect((await run(databaseOptions, "replay", "--held", ids.held)).code).toBe(0);
    expect((await run(databaseOptions, "replay", "--held", ids.held)).said).toContain("is not held back");
    expect((await run(databaseOptions, "replay", ids.delivered)).said).toContain(
      "CRM_WEBHOOK_URL is not set here",
    );
    expect(new Set(Object.values(await states()))).toEqual(new Set(["waiting"]));
    const jobs = await database.db.selectFrom("jobs").selectAll().execute();
    expect(jobs.map(({ payload }) => JSON.parse(payload).leadId).toSorted()).toEqual(
      Object.values(ids).toSorted(),
    );
    expect((await run(databaseOptions, "replay", "no-such-lead")).said).toBe(
      "There is no lead no-such-lead.",
    );
  });

  test("creates the link to complete a lead", async () => {
    const { place: databaseOptions, database, ids } = await oneOfEach();
    const { code, said } = await run(databaseOptions, "link", ids.waiting);
    expect(code).toBe(0);
    const link = new URL(said);
    expect(link.pathname).toBe("/sg/lead-refill");
    const signer = createSigner(await openSecrets(database.db, {}));
    expect(signer.read("refill", link.searchParams.get("q") ?? "")).toEqual({ text: ids.waiting });
    expect(await run(databaseOptions, "link", "nobody")).toEqual({
      code: 1,
      said: "There is no lead nobody.",
    });
  });

  test("a number can be blocked on request of its owner, and released again", async () => {
    const { place: databaseOptions, database } = await site();
    const lead = (await sendLead(newLeads(database))).customerLead;
    const asked_at = "2026-11-03T00:00:00.000Z";
    const request = { lead_id: lead.id, customer_id: lead.id_customer, asked_at };
    await database.db.insertInto("stop_requests").values(request).execute();
    expect((await run(databaseOptions, "stops")).said).toBe(
      `${asked_at}  ${lead.id}  ${lead.phone}\n1 requests.`,
    );
    const stopOfLead = async () => {
      const stored = await findLead(database.db, lead.id);
      return stored && (await pactOf(database.db, stored)).stoppedFor;
    };
    expect((await run(databaseOptions, "stop", lead.id)).code).toBe(0);
    expect(await stopOfLead()).toBe("number");
    expect((await run(databaseOptions, "stops")).said).toBe("0 requests.");
    expect((await run(databaseOptions, "allow", lead.id)).code).toBe(0);
    expect(await stopOfLead()).toBeNull();
    expect((await run(databaseOptions, "stop", "nobody")).code).toBe(1);
    for (const words of [["stop"], ["allow"], ["stop", "a", "b"], ["stops", "a"]])
      expect((await run(databaseOptions, ...words)).said).toContain("Usage");
  });

  test("the site continues to store leads while commands write", async () => {
    const { place: databaseOptions, database, ids } = await oneOfEach();
    const leads = newLeads(database, { crm });
    const sending = Array.from({ length: 30 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 5));
      return sendLead(leads, { submission_id: String(index) });
    });
    for (let again = 0; again < 10; again += 1)
      expect((await run(databaseOptions, "replay", ids.kept)).code).toBe(0);
    await Promise.all(sending);
    expect(await storedLeads(database)).toHaveLength(35);
  });

  test("FH-02 a spreadsheet export starts no cell with a formula, and contains every field", async () => {
    const { place: databaseOptions, database } = await site();
    const leads = newLeads(database);
    const formulas = [
      "=1+1",
      "+1",
      "-1",
      "@SUM(A1)",
      "＝1",
      "＋1",
      "－1",
      "＠a",
      "−1",
      'a";=cmd|"',
      "a;=1",
      "ليلى",
    ];
    for (const about of formulas)
      await sendLead(leads, { about, city: "Bengaluru, South", form_title: about });
    const { code, said } = await run(databaseOptions, "export", "--csv");
    expect(code).toBe(0);
    expect(said.startsWith("\ufeff")).toBe(true);
    const [head = [], ...rows] = readCsv(said);
    expect(rows).toHaveLength(formulas.length);
    for (const row of rows) {
      expect(row).toHaveLength(head.length);
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠−]/);
    }
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    expect(column("about")).toContain("ليلى");
    expect(column("about")).toContain("'=1+1");
    expect(column("about")).toContain('a";\'=cmd|"');
    expect(new Set(column("phone"))).toEqual(new Set(["'+919845012345"]));
    expect(new Set(column("city"))).toEqual(new Set(["Bengaluru, South"]));
    expect(new Set(column("consent_version"))).toEqual(new Set(["2026-11"]));
    for (const day of column("created_on")) expect(day).toMatch(/^[A-Z][a-z]+ \d\d, \d{4}$/);
    expect(head).toEqual([...new Set(head)]);
  });

  test("AMB-53 unknown values of a lead are marked in the list and in the export", async () => {
    const { place: databaseOptions, database } = await site();
    await sendLead(newLeads(database), { iso_code: "us", cta_type: "Balloon" });
    expect((await run(databaseOptions, "list")).said).toContain(
      "Asha Rao  unknown: iso_code US, cta_type Balloon",
    );
    const [head = [], ...rows] = readCsv((await run(databaseOptions, "export", "--csv")).said);
    const cell = (name: string) => rows.at(-1)?.[head.indexOf(name)];
    expect([cell("marks"), cell("iso_code"), cell("country")]).toEqual(["iso_code,cta_type", "US", "IN"]);
  });

  test("an unknown command prints the usage, and wrong filters an explanation", async () => {
    const { place: databaseOptions } = await site();
    for (const words of [["lst"], ["export"], ["replay"], ["replay", "a", "b"], ["list", "--color"]])
      expect(await run(databaseOptions, ...words)).toMatchObject({
        code: 2,
        said: expect.stringContaining("Usage"),
      });
    expect((await run(databaseOptions, "list", "--state", "lost")).said).toContain(
      "--state must be one of waiting,",
    );
    expect((await run(databaseOptions, "list", "--country", "US")).said).toContain(
      "--country must be one of IN,",
    );
    expect((await run(databaseOptions, "list", "--from", "yesterday")).said).toContain(
      "--from must be a day such as",
    );
  });
});

eachEngine("the leads command without a site", ({ newDatabaseOptions }) => {
  test("does not use a database whose migrations are not up to date", async () => {
    const databaseOptions = await newDatabaseOptions();
    const { code, said } = await run(databaseOptions, "replay", "--dead");
    expect(code).toBe(1);
    expect(said).toMatch(/npm start/);
  });
});
