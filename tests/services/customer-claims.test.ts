import { expect, test } from "vitest";
import {
  joinEstimate,
  listMyEstimates,
  listMyReferrals,
  listMyRequests,
} from "../../src/contracts/calls/customer/my-records.ts";
import { getContactPact } from "../../src/contracts/calls/leads/contact-pact-calls.ts";
import { referFriend } from "../../src/contracts/calls/leads/referral-calls.ts";
import { newOwnerKey } from "../../src/services/estimates/owner-key.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { answerOf, newHouse } from "./customer-of.ts";
import { leaveLead } from "./lead-of.ts";

const PHONE = "+91 98450 12345";

eachEngine("data that was sent before a login", ({ newDatabase }) => {
  test("RL-04 requests belong to the customer who has verified the number, and open with their contact preferences", async () => {
    const house = await newHouse(await newDatabase());
    const id = await leaveLead(house.backends, { scope: "kitchen", email: "asha@example.com" });
    await leaveLead(house.backends, { phone: "98450 99999", name: "Eve" });
    const asha = await house.logIn(PHONE);
    const { requests } = await answerOf(house.call(listMyRequests, asha));
    expect(requests).toMatchObject([{ id, scope: "kitchen", provenBy: "phone", isStopped: false }]);
    const token = requests[0]?.pactToken ?? "";
    expect(await answerOf(house.call(getContactPact, { token }))).toMatchObject({
      lead: { name: "Asha Rao" },
    });
  });

  test("a verified mailbox gives access to its own requests, without showing the number in them", async () => {
    const house = await newHouse(await newDatabase());
    const id = await leaveLead(house.backends, { email: "Asha@Example.com" });
    await leaveLead(house.backends, { email: "other@example.com", phone: "98450 99999" });
    const asha = await house.logIn("asha@example.com");
    const answer = await answerOf(house.call(listMyRequests, asha));
    expect(answer.requests).toMatchObject([{ id, provenBy: "email" }]);
    expect(JSON.stringify(answer)).not.toContain("9845012345");
  });

  test("typing a contact gives no access: a login with another number finds nothing", async () => {
    const house = await newHouse(await newDatabase());
    await leaveLead(house.backends, { email: "asha@example.com" });
    const eve = await house.logIn("+91 98450 99999");
    expect(await answerOf(house.call(listMyRequests, eve))).toEqual({ requests: [] });
    expect(await answerOf(house.call(listMyReferrals, eve))).toEqual({ links: [], referrals: [] });
    expect(await answerOf(house.call(listMyEstimates, eve))).toEqual({ estimates: [] });
  });

  test("a lead held for review is not listed", async () => {
    const house = await newHouse(await newDatabase());
    await leaveLead(house.backends, { website: "https://spam.example" });
    const asha = await house.logIn(PHONE);
    expect(await answerOf(house.call(listMyRequests, asha))).toEqual({ requests: [] });
  });

  test("referred friends belong to the owner of the referrer's mailbox, and show whether they became leads", async () => {
    const house = await newHouse(await newDatabase());
    const referral = {
      referrerName: "Asha Rao",
      referrerEmail: "Asha@example.com",
      friendName: "Ravi Menon",
      friendPhone: "98450 77777",
      countryCode: "IN",
    };
    await answerOf(house.call(referFriend, referral));
    const asha = await house.logIn("asha@example.com");
    const before = await answerOf(house.call(listMyReferrals, asha));
    expect(before).toMatchObject({
      links: [{ country: "IN" }],
      referrals: [{ friend: "Ravi M.", hasWritten: false }],
    });
    await leaveLead(house.backends, { phone: "98450 77777", name: "Ravi Menon" });
    const after = await answerOf(house.call(listMyReferrals, asha));
    expect(after.referrals).toMatchObject([{ hasWritten: true }]);
  });

  test("an estimate is added to the account of the first customer with its key, and to no other", async () => {
    const database = await newDatabase();
    const house = await newHouse(database);
    const { key, hash } = newOwnerKey();
    const code = "K7MQ2P4XW9";
    await database.db
      .insertInto("estimates")
      .values({
        code,
        country: "IN",
        calculator: "in-kitchen",
        owner_hash: hash,
        plan: null,
        created_at: "2026-01-01T00:00:00.000Z",
        account_id: null,
      })
      .execute();
    const bill = { lines: [], net: 1, tax: 1, total: 2 };
    const price = JSON.stringify({ low: 1, likely: 2, high: 3, bill, tax: { name: "GST", rate: 0.18 } });
    const kept = { choices: "", rates_from: "2026-01-01", price, created_at: "2026-01-01T00:00:00.000Z" };
    await database.db
      .insertInto("estimate_versions")
      .values({ id: `${code}-1`, estimate_code: code, number: 1, ...kept })
      .execute();
    const asha = await house.logIn(PHONE);
    const eve = await house.logIn("eve@example.com");
    const wrong = await house.call(joinEstimate, { ...eve, code, key: newOwnerKey().key });
    expect(wrong).toMatchObject({ ok: false, problem: { status: 404 } });
    expect(await answerOf(house.call(joinEstimate, { ...asha, code, key }))).toEqual({ isJoined: true });
    expect(await answerOf(house.call(joinEstimate, { ...asha, code, key }))).toEqual({ isJoined: true });
    expect(await answerOf(house.call(joinEstimate, { ...eve, code, key }))).toEqual({ isJoined: false });
    const { estimates } = await answerOf(house.call(listMyEstimates, asha));
    expect(estimates).toMatchObject([{ code, likely: 2, versions: 1, isOwn: true }]);
    expect(await answerOf(house.call(listMyEstimates, eve))).toEqual({ estimates: [] });
  });
});
