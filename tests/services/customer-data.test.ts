import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { saveAddress } from "../../src/contracts/calls/customer/addresses.ts";
import { changeBoards } from "../../src/contracts/calls/customer/boards.ts";
import { getCustomer } from "../../src/contracts/calls/customer/get-customer.ts";
import {
  getDeletion,
  requestDeletion,
  sendDeletionPassword,
  undoDeletion,
} from "../../src/contracts/calls/customer/my-deletion.ts";
import { getMyData } from "../../src/contracts/calls/customer/my-records.ts";
import { listMyTickets } from "../../src/contracts/calls/customer/my-tickets-calls.ts";
import { saveProfile } from "../../src/contracts/calls/customer/profile-calls.ts";
import { saveWishlist } from "../../src/contracts/calls/customer/wishlist.ts";
import { raiseTicket } from "../../src/contracts/calls/leads/raise-ticket.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { carriedTables } from "../../src/platform/database/moving/table-rows.ts";
import { createLog } from "../../src/platform/log.ts";
import { startJobWorkers } from "../../src/server/job-workers.ts";
import { loadConfig } from "../../src/services/config/config.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { onCleanUp } from "../support/clean-up.ts";
import { ADDRESS, LIKED } from "../support/customer-data.ts";
import { PATIENT } from "../support/patient.ts";
import { openStubCrm } from "../support/stub-crm.ts";
import { answerOf, newHouse } from "./customer-of.ts";
import { everythingIn, PHONE, TICKET, withEverything } from "./customer-with-everything.ts";
import { leaveLead, SECRET } from "./lead-of.ts";
import { runJobs } from "./run-jobs.ts";

const DAYS_MS = 24 * 3600_000;

/** Makes the grace period end. */
async function letTimePass({ db }: Database, days: number): Promise<void> {
  const erase_at = new Date(Date.now() + (14 - days) * DAYS_MS).toISOString();
  await db.updateTable("account_deletions").set({ erase_at }).execute();
}

eachEngine("the data of a customer", ({ newDatabase }) => {
  test("all personal data of a customer is in one file, without data of others", async () => {
    const database = await newDatabase();
    const { house, authorization } = await withEverything(database);
    await leaveLead(house.backends, { phone: "98450 99999", name: "Eve" });
    const data = await answerOf(house.call(getMyData, { authorization }));
    expect(data.held).toMatchObject({
      requests: { requests: [{ name: "Asha Rao", phone: PHONE, payload: { about: "Asha's kitchen" } }] },
      tickets: [{ description: TICKET.description }],
      account: { account: { phone: PHONE } },
      contacts: [{ id: `phone:${PHONE}` }],
      preferences: { frequency: "weekly" },
      addresses: [{ label: "Asha's home" }],
      wishlist: { saved: [{ slug: LIKED.slug }], boards: [{ name: "Asha's board" }] },
      projects: [{ phone: PHONE }],
    });
    expect(JSON.stringify(data)).not.toContain("Eve");
  });

  test("an account is erased after fourteen days with all its data, including tokens", async () => {
    const database = await newDatabase();
    const { house, authorization, ask } = await withEverything(database);
    await leaveLead(house.backends, { phone: "98450 99999", name: "Eve" });
    const { asked } = await ask();
    expect(Date.parse(asked?.eraseAt ?? "") - Date.parse(asked?.askedAt ?? "")).toBe(14 * DAYS_MS);
    await letTimePass(database, 13);
    await runJobs(database, house.backends);
    expect(await house.call(getCustomer, { authorization })).toMatchObject({ ok: true });
    await database.db.updateTable("jobs").set({ state: "waiting" }).execute();
    await letTimePass(database, 15);
    await runJobs(database, house.backends);
    const left = await everythingIn(database);
    for (const gone of ["9845012345", "Asha"]) expect(left).not.toContain(gone);
    expect(left).toContain("Eve");
    const fresh = await newHouse(database);
    expect(await fresh.call(getCustomer, { authorization })).toMatchObject({
      ok: false,
      problem: { status: 401 },
    });
  });

  test("a token that is still valid cannot write for an erased customer", async () => {
    const database = await newDatabase();
    const { house, authorization, ask } = await withEverything(database);
    await ask();
    await letTimePass(database, 15);
    const { id } = await answerOf(house.call(getCustomer, { authorization }));
    await runJobs(database, house.backends);
    const saved = { user_type: "logged_in", type: "add", content_id: LIKED } as const;
    const change = { do: "make", name: "Asha's board" } as const;
    const outcomes = [
      await house.call(saveAddress, { authorization, ...ADDRESS }),
      await house.call(saveProfile, { authorization, frequency: "weekly" }),
      await house.call(saveWishlist, { authorization, ...saved }),
      await house.call(changeBoards, { authorization, country_code: "IN", change }),
      await house.call(raiseTicket, { authorization, ticketData: TICKET }),
      await house.call(listMyTickets, { authorization }),
      await house.call(undoDeletion, { authorization }),
    ];
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, problem: { status: 401 } });
    expect(await everythingIn(database)).not.toContain(id);
  });

  test("the erasure is sent to the CRM until it is accepted, and no job stores the account", async () => {
    const database = await newDatabase();
    const stub = await openStubCrm();
    onCleanUp(() => stub.close());
    const crm = { url: stub.url, secret: SECRET, timeoutMs: 5000 };
    const { house, authorization, ask } = await withEverything(database, { crm });
    const { id } = await answerOf(house.call(getCustomer, { authorization }));
    const lead = await database.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    await ask();
    await letTimePass(database, 15);
    const erasures = () => stub.deliveries.filter(({ body }) => body.includes("customer.erased"));
    stub.mood = () => (erasures().length === 1 ? 503 : 200);
    const worker = await startJobWorkers(database, house.backends.jobHandlers, createLog("silent"));
    await vi.waitFor(async () => {
      await database.db
        .updateTable("jobs")
        .set({ run_at: new Date().toISOString() })
        .where("state", "=", "waiting")
        .execute();
      const open = await database.db.selectFrom("jobs").select("id").where("state", "!=", "done").execute();
      expect([erasures().length, open.length]).toEqual([2, 0]);
    }, PATIENT);
    await worker.stop();
    const [first, second] = erasures();
    expect(second?.key).toBe(first?.key);
    const signed = createHmac("sha256", SECRET).update(`${second?.timestamp}.${second?.body}`).digest("hex");
    expect(second?.signature).toBe(`v1=${signed}`);
    expect(JSON.parse(second?.body ?? "")).toMatchObject({ event: "customer.erased", lead_ids: [lead.id] });
    expect(second?.body).not.toContain("9845012345");
    const jobs = JSON.stringify(await database.db.selectFrom("jobs").selectAll().execute());
    for (const gone of [id, lead.id, "9845012345"]) expect(jobs).not.toContain(gone);
  });

  test("the files of an embedded database contain no data of an erased customer", async () => {
    const database = await newDatabase();
    if (database.engine !== "sqlite") return;
    const { house, ask } = await withEverything(database);
    const bytes = () => ["", "-wal"].map((end) => readFileSync(database.location + end, "latin1")).join("");
    expect(bytes()).toContain(PHONE);
    await ask();
    await letTimePass(database, 15);
    await runJobs(database, house.backends);
    expect(bytes()).not.toContain("9845012345");
    expect(bytes()).not.toContain("Asha");
  });

  test("within the grace period one call cancels it, and nothing is lost", async () => {
    const database = await newDatabase();
    const { house, authorization, ask } = await withEverything(database);
    await ask();
    expect(await answerOf(house.call(undoDeletion, { authorization }))).toMatchObject({ asked: null });
    await letTimePass(database, 20);
    await runJobs(database, house.backends);
    expect(await answerOf(house.call(getMyData, { authorization }))).toMatchObject({
      held: { tickets: [{ description: TICKET.description }] },
    });
  });

  test("an account cannot be erased without its own one-time password", async () => {
    const database = await newDatabase();
    const { house, authorization } = await withEverything(database);
    const erase = (password?: string) =>
      house.call(requestDeletion, { authorization, region: "in", password });
    expect(await erase()).toMatchObject({ ok: false, problem: { status: 403 } });
    expect(await erase("000000")).toMatchObject({ ok: false, problem: { status: 403 } });
    const eve = await house.logIn("eve@example.com");
    await answerOf(house.call(sendDeletionPassword, { authorization: eve.authorization, region: "in" }));
    const hers = await eve.readPassword("eve@example.com");
    expect(await erase(hers)).toMatchObject({ ok: false, problem: { status: 403 } });
    const state = await answerOf(house.call(getDeletion, { authorization }));
    expect(state).toMatchObject({ asked: null, proof: { by: "password", target: "**********345" } });
  });

  test("a request of a stranger who mistyped their address stays, without the address", async () => {
    const database = await newDatabase();
    const house = await newHouse(database);
    await leaveLead(house.backends, { phone: "98450 99999", name: "Bob", email: "asha@example.com" });
    const { authorization, readPassword } = await house.logIn("asha@example.com");
    const data = await answerOf(house.call(getMyData, { authorization }));
    expect(JSON.stringify(data)).not.toContain("9845099999");
    await answerOf(house.call(sendDeletionPassword, { authorization, region: "in" }));
    const password = await readPassword("asha@example.com");
    await answerOf(house.call(requestDeletion, { authorization, region: "in", password }));
    await letTimePass(database, 15);
    await runJobs(database, house.backends);
    const left = await everythingIn(database);
    expect(left).not.toContain("asha@example.com");
    expect(left).toContain("Bob");
  });

  test("a daily job removes leads and referrals older than LEAD_RETENTION_DAYS, and leaves newer ones", async () => {
    const database = await newDatabase();
    const { leadRetentionDays } = loadConfig({ LEAD_RETENTION_DAYS: "30" });
    const house = await newHouse(database, { leadRetentionDays });
    const old = await leaveLead(house.backends, { name: "Old" });
    await leaveLead(house.backends, { name: "Young", phone: "98450 99999" });
    const created_at = new Date(Date.now() - 31 * DAYS_MS).toISOString();
    await database.db.updateTable("leads").set({ created_at }).where("id", "=", old).execute();
    const referrer = { country: "IN", name: "Asha", created_at };
    const referral = { friend_name: "Bob", friend_email: null, comment: null };
    for (const [id, age] of [
      ["old", 31],
      ["young", 29],
    ] as const) {
      const names = { id, referral_key: id, email: `${id}@example.com` };
      await database.db
        .insertInto("referrers")
        .values({ ...referrer, ...names })
        .execute();
      const at = new Date(Date.now() - age * DAYS_MS).toISOString();
      await database.db
        .insertInto("referrals")
        .values({ id, referrer_id: id, ...referral, friend_phone: id, created_at: at })
        .execute();
    }
    await runJobs(database, house.backends);
    for (const table of ["referrers", "referrals"] as const)
      expect(await database.db.selectFrom(table).select("id").execute(), table).toEqual([{ id: "young" }]);
    const left = await database.db.selectFrom("leads").select("name").execute();
    expect(left).toEqual([{ name: "Young" }]);
    const waiting = await database.db
      .selectFrom("jobs")
      .select("run_at")
      .where("kind", "=", "expire-leads")
      .where("state", "=", "waiting")
      .execute();
    expect(waiting).toHaveLength(1);
    expect(Date.parse(waiting[0]?.run_at ?? "")).toBeGreaterThan(Date.now());
    // Without the setting no job is queued.
    const other = await newDatabase();
    await newHouse(other);
    expect(await other.db.selectFrom("jobs").selectAll().execute()).toEqual([]);
  });

  test("every table that refers to a customer is erased", async () => {
    const naming = (await carriedTables(await newDatabase())).filter(({ columns }) =>
      columns.some((column) => column === "account_id" || column === "customer_id"),
    );
    expect(naming.map(({ name }) => name).toSorted()).toEqual([
      "account_deletions",
      "boards",
      "contact_attempts",
      "contact_pacts",
      "customer_addresses",
      "customer_records",
      "estimates",
      "lead_work",
      "leads",
      "linked_contacts",
      "passkeys",
      "privacy_changes",
      "projects",
      "proven_contacts",
      "referred_friends",
      "stop_requests",
      "tickets",
      "wishlist_items",
    ]);
  });
});
