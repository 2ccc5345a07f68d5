import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { referFriend } from "../../src/contracts/calls/leads/referral-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { changeStaffLead, getStaffLead, listStaffLeads } from "../../src/contracts/staff/calls/lead-calls.ts";
import type { LeadStage } from "../../src/contracts/staff/calls/lead-schemas.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import {
  eraseStaffPerson,
  exportStaffPerson,
  findStaffPerson,
} from "../../src/contracts/staff/calls/person-calls.ts";
import { listReferrals, payReferralReward } from "../../src/contracts/staff/calls/referral-calls.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { newBackends } from "../services/fixture-backends.ts";
import { leaveLead, SECRET } from "../services/lead-of.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";

const ADMIN = [{ role: "admin", countries: "all" }] as const;
const FRIEND = { name: "Vikram Shah", phone: "98450 77777" };
const REFERRER = { contact: "asha@example.com", country: "IN" } as const;

eachEngine("rewards for referrals", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    await addReferralPage(database);
    const backends = await newBackends({ database, secretKey: SECRET });
    const call = createCaller({ addresses: {}, embedded: (request) => backends.app.fetch(request) });
    const refer = async (friendPhone: string, referrerEmail = "asha@example.com") => {
      const named = { referrerName: "Asha Rao", referrerEmail, friendName: "Vikram Shah", friendPhone };
      const referred = await call(referFriend, { ...named, countryCode: "IN" });
      if (!referred.ok) throw new Error(referred.problem.report);
      return referred.value;
    };
    const admin = await staffMember(backends, database, ADMIN);
    const moveTo = async (id: string, stage: LeadStage) => {
      await admin.ask(listStaffLeads, {});
      const { version } = (await admin.ask(getStaffLead, { id })).value;
      expect((await admin.ask(changeStaffLead, { id, version, stage })).status).toBe(200);
    };
    return { database, backends, refer, admin, moveTo };
  }

  test("a reward of the referral page is due by the friend's stage, and is marked as paid once", async () => {
    const { database, backends, refer, admin, moveTo } = await open();
    await refer(FRIEND.phone);
    const id = await leaveLead(backends, FRIEND);
    await leaveLead(backends, { name: "Not Referred", phone: "98450 11111" });
    // A second lead of the same friend is the same referral.
    await leaveLead(backends, { ...FRIEND, submission_id: "another" });
    const list = async (asked = {}) => (await admin.ask(listReferrals, asked)).value;

    const [waiting] = (await list()).referrals;
    expect((await list()).total).toBe(1);
    expect(waiting).toMatchObject({
      ...{ id, friend: "Vikram S.", cameBy: "name", stage: "new", earlierAt: null, minimum: 300_000 },
      referrer: { name: "Asha Rao", email: "asha@example.com" },
      rewards: [
        { step: "visit", amount: 2500, currency: "INR", state: "waiting" },
        { step: "booking", amount: 7500, state: "waiting" },
        { step: "order", amount: 10_000, state: "waiting" },
      ],
    });
    expect((await list({ state: "due" })).referrals).toEqual([]);
    const wish = { id, version: 1, step: "booking", amount: 7500, note: "Transfer 12", key: "first-payment" };
    expect(await admin.ask(payReferralReward, wish)).toMatchObject({ status: 409, reason: "reward-waiting" });

    await moveTo(id, "won");
    const [due] = (await list({ state: "due" })).referrals;
    expect(due?.rewards.map(({ state }) => state)).toEqual(["check", "due", "check"]);
    expect((await admin.ask(payReferralReward, { ...wish, amount: 9999 })).status).toBe(409);
    // Sent twice, it is marked once.
    const both = await Promise.all([admin.ask(payReferralReward, wish), admin.ask(payReferralReward, wish)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await admin.ask(payReferralReward, { ...wish, key: "other-payment" })).status).toBe(409);
    const [paid] = (await list({ state: "paid" })).referrals;
    expect(paid?.rewards[1]).toMatchObject({ state: "paid", paidById: admin.id, paidNote: "Transfer 12" });
    expect(paid?.version).toBe(2);
    // Two members with the same version: the second has to look again.
    const visit = { ...wish, version: 2, step: "visit", amount: 2500 };
    const rivals = ["one-member", "other-member"].map((key) =>
      admin.ask(payReferralReward, { ...visit, key }),
    );
    expect((await Promise.all(rivals)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { lines } = (await admin.ask(listAuditLines, { action: payReferralReward.name })).value;
    expect(lines).toMatchObject([
      { recordId: id, country: "IN", after: { step: "visit", amount: 2500 } },
      { recordId: id, country: "IN", after: { step: "booking", amount: 7500 } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Transfer|Asha|Vikram/);

    const support = await staffMember(backends, database, [{ role: "support", countries: "all" }], "Support");
    expect((await support.ask(listReferrals, {})).value.referrals).toHaveLength(1);
    expect((await support.ask(payReferralReward, { ...wish, version: 3, step: "order" })).status).toBe(403);
    const abroad = await staffMember(backends, database, [{ role: "admin", countries: ["SG"] }], "Abroad");
    expect((await abroad.ask(listReferrals, {})).value.referrals).toEqual([]);
    expect((await abroad.ask(payReferralReward, wish)).status).toBe(404);
  });

  test("a friend who came by a link counts, also from before the list, and the pages of the list follow each other", async () => {
    const { database, backends, refer, admin } = await open();
    const { referralKey = "" } = await refer("98450 22222");
    for (const [index, phone] of ["98450 33331", "98450 33332", "98450 33333"].entries())
      await leaveLead(backends, { name: `Friend ${index}`, phone, referral_key: referralKey.toLowerCase() });
    await admin.ask(listStaffLeads, {});
    // As after an update of a site that has leads already.
    await database.db.deleteFrom("referred_friends").execute();
    await database.db.deleteFrom("settings").where("key", "=", "staff.referrals-found-until").execute();
    const first = (await admin.ask(listReferrals, { size: 2 })).value;
    expect(first.referrals.map(({ cameBy }) => cameBy)).toEqual(["link", "link"]);
    const rest = (await admin.ask(listReferrals, { size: 2, after: first.next ?? "" })).value;
    expect([...first.referrals, ...rest.referrals].map(({ friend }) => friend)).toHaveLength(3);
    expect(new Set([...first.referrals, ...rest.referrals].map(({ id }) => id)).size).toBe(3);
    expect(rest.next).toBeNull();
  });

  test("the rewards are in the record, the export and the erasure of the referrer, and end with the friend's lead", async () => {
    const { database, backends, refer, admin, moveTo } = await open();
    await refer(FRIEND.phone);
    const id = await leaveLead(backends, FRIEND);
    await moveTo(id, "won");
    const wish = { id, version: 1, step: "booking", amount: 7500, note: "For Asha", key: "the-payment" };
    await admin.ask(payReferralReward, wish);
    const { value: person } = await admin.ask(findStaffPerson, REFERRER);
    expect(person.referrals.friends).toMatchObject([{ id, stage: "won", friend: "Vikram S." }]);
    const { value: file } = await admin.ask(exportStaffPerson, { ...REFERRER, reason: "By telephone" });
    expect(file.held).toMatchObject({ referrals: { rewards: [{ step: "booking", note: "For Asha" }] } });
    const erasure = { ...REFERRER, reason: "By telephone", contactAgain: REFERRER.contact };
    const { counts: seen } = person.erasure;
    expect((await admin.ask(eraseStaffPerson, { ...erasure, seen, key: "erasure-of-asha" })).status).toBe(
      200,
    );
    for (const table of ["referred_friends", "referral_rewards"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);

    const again = await refer(FRIEND.phone, "meera@example.com");
    await leaveLead(backends, { name: "Zoya Ali", phone: "98450 88888", referral_key: again.referralKey });
    expect((await admin.ask(listReferrals, {})).value.referrals).toHaveLength(1);
    const friend = { contact: "98450 88888", country: "IN" } as const;
    const { value: found } = await admin.ask(findStaffPerson, friend);
    const request = { ...friend, reason: "By telephone", contactAgain: friend.contact };
    await admin.ask(eraseStaffPerson, { ...request, seen: found.erasure.counts, key: "erasure-of-zoya" });
    expect(await database.db.selectFrom("referred_friends").selectAll().execute()).toEqual([]);
  });
});

/** The real page of India, so that a change of its fields is noticed here. */
async function addReferralPage({ db }: Database): Promise<void> {
  const file = new URL("../../content/documents/website_content/refer-a-friend.in.json", import.meta.url);
  const { slug, country, language, ...body } = JSON.parse(readFileSync(file, "utf8"));
  const picture = { ...body.hero.picture, photo: PHOTO };
  const stored = { ...body, hero: { ...body.hero, picture } };
  await db
    .insertInto("documents")
    .values({
      ...{ id: `website_content:${slug}`, content_type: "website_content", slug, country, language },
      ...{
        position: 0,
        body: JSON.stringify(stored),
        checksum: "test",
        updated_at: new Date().toISOString(),
      },
    })
    .execute();
}

const PHOTO = { name: "hall", url: "/photographs/hall", width: 1600, height: 900, dominant: "#aaaaaa" };
