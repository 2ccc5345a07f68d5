import { describe, expect, test } from "vitest";
import { referFriend, verifyReferral } from "../../src/contracts/calls/leads/referral-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { newBackends } from "./fixture-backends.ts";

const REFERRAL = {
  referrerName: "Asha Rao",
  referrerEmail: "Asha@Example.com",
  friendName: "Vikram Shah",
  friendEmail: "vikram@example.com",
  friendPhone: "98450 12345",
  comment: "He gets his keys in May.",
};

const PATH = "/api/backend/v1/referral/customer";

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

eachEngine("referrals", ({ newDatabase }) => {
  test("RF-06 RF-08 a referral is stored, and its referrer gets a key that is valid afterwards", async () => {
    const database = await newDatabase();
    const { app } = await newBackends({ database });
    const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
    const sent = await call(referFriend, REFERRAL);
    if (!sent.ok) throw new Error(sent.problem.report);
    const { referralKey = "", isRepeated } = sent.value;
    expect(isRepeated).toBe(false);
    expect(await call(verifyReferral, { referralKey })).toMatchObject({
      ok: true,
      value: { firstname: "Asha", name: "Asha R." },
    });
    const stored = await database.db.selectFrom("referrals").selectAll().execute();
    expect(stored).toMatchObject([
      { friend_name: "Vikram Shah", friend_phone: "+919845012345", comment: REFERRAL.comment },
    ]);
    // The friend has not requested anything, so there is no lead.
    expect(await database.db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });

  test("RF-06 the same friend twice is one referral, another friend is a second one of the same referrer", async () => {
    const database = await newDatabase();
    const { app } = await newBackends({ database });
    const answers = [];
    for (const friendPhone of ["98450 12345", "+91 (0) 98450-12345", "٩٨٤٥٠١٢٣٤٥", "98450 54321"]) {
      const response = await app.request(PATH, post({ ...REFERRAL, friendPhone }));
      expect([friendPhone, response.status]).toEqual([friendPhone, 200]);
      answers.push(await response.json());
    }
    expect(answers.map(({ isRepeated }) => isRepeated)).toEqual([false, true, true, false]);
    expect(new Set(answers.map(({ referralKey }) => referralKey)).size).toBe(1);
    expect(await database.db.selectFrom("referrals").select("id").execute()).toHaveLength(2);
    expect(await database.db.selectFrom("referrers").selectAll().execute()).toMatchObject([
      { country: "IN", email: "asha@example.com" },
    ]);
  });

  test("RF-08 an e-mail address with another name is another referrer, so that the address does not reveal a name", async () => {
    const { app } = await newBackends({ database: await newDatabase() });
    const keyOf = async (change: Record<string, string>): Promise<string> =>
      (await (await app.request(PATH, post({ ...REFERRAL, ...change }))).json()).referralKey;
    const own = await keyOf({});
    expect(await keyOf({ referrerName: "Eve" })).not.toBe(own);
    expect(await keyOf({ friendPhone: "98450 54321" })).toBe(own);
  });
});

describe("an invalid referral", () => {
  const FAULTS = [
    ["referrerName", { referrerName: undefined }, "missing"],
    ["referrerName", { referrerName: "https://buy.example" }, "wrong"],
    ["referrerEmail", { referrerEmail: "asha" }, "wrong"],
    ["friendName", { friendName: "  " }, "missing"],
    ["friendName", { friendName: "a\u0000b" }, "wrong"],
    ["friendEmail", { friendEmail: "vikram@" }, "wrong"],
    ["friendPhone", { friendPhone: "98450" }, "short"],
    ["friendPhone", { friendPhone: 9845012345 }, "missing"],
    ["comment", { comment: "x".repeat(1001) }, "long"],
    ["countryCode", { countryCode: "US" }, "wrong"],
  ] as const;

  test("RF-09 is refused, with the field and the reason", async () => {
    const { app } = await newBackends();
    for (const [field, change, reason] of FAULTS) {
      const response = await app.request(PATH, post({ ...REFERRAL, ...change }));
      expect([field, response.status]).toEqual([field, 400]);
      expect(await response.json()).toMatchObject({ field, reason });
    }
  });

  test("a number of another country keeps its prefix, and Singapore's own needs none", async () => {
    const { app } = await newBackends();
    for (const friendPhone of ["8123 4567", "+44 7400 123456"]) {
      const response = await app.request(PATH, post({ ...REFERRAL, friendPhone, countryCode: "SG" }));
      expect([friendPhone, response.status]).toEqual([friendPhone, 200]);
    }
  });

  test("too many requests from one address are rate limited", async () => {
    const { app } = await newBackends();
    const send = () => app.request(PATH, post(REFERRAL, { "x-forwarded-for": "203.0.113.9" }));
    for (let turn = 0; turn < 20; turn += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const other = await app.request(PATH, post(REFERRAL, { "x-forwarded-for": "203.0.113.10" }));
    expect(other.status).toBe(200);
  });
});

describe("verify-referral", () => {
  test("RF-03 RF-08 returns firstname, name and id of a sample key from the content", async () => {
    const { app } = await newBackends({ contentDirectory: "content" });
    const response = await app.request("/bumblebee/v1/api/verify-referral?referralKey=REF123");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ firstname: "Kavya", name: "Kavya M.", id: "REF123" });
  });

  test("RF-02 RF-08 an unknown or missing key has no referrer", async () => {
    const { app } = await newBackends();
    const statusOf = async (query: string) =>
      (await app.request(`/bumblebee/v1/api/verify-referral${query}`)).status;
    expect(await statusOf("?referralKey=zz-none")).toBe(404);
    expect(await statusOf(`?referralKey=${"x".repeat(300)}`)).toBe(400);
    expect(await statusOf("")).toBe(400);
  });
});
