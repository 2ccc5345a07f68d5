import { expect, test } from "vitest";
import type { RecaptchaConfig } from "../../src/services/config/customer-config.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { ASHA, newLeads, postLead, sendLead, storedLeads } from "./lead-fixtures.ts";

eachEngine("limits for leads", ({ newDatabase }) => {
  const verdict = { success: true, score: 0.9 };
  const google = stubBackend((_, response) => response.end(JSON.stringify(verdict)));
  const recaptcha = (url: string): RecaptchaConfig => ({
    ...{ siteKey: "site", secret: "secret", version: 3, size: "invisible", hideBadge: false, minScore: 0.3 },
    url,
  });
  const crm = { url: "http://127.0.0.1:1", secret: "x".repeat(16), timeoutMs: 100 };
  const heldAndJobs = async (database: Awaited<ReturnType<typeof newDatabase>>) => ({
    held: (await storedLeads(database)).map(({ held_because }) => held_because),
    jobs: (await database.db.selectFrom("jobs").selectAll().execute()).length,
  });

  test("a honeypot field identifies programs, which get the usual response", async () => {
    const database = await newDatabase();
    const receipt = await sendLead(newLeads(database, { crm }), { website: "https://spam.example" });
    expect(receipt).toMatchObject({ isRepeated: false, customerLead: { name: "Asha Rao" } });
    expect(await heldAndJobs(database)).toEqual({ held: ["honeypot"], jobs: 0 });
  });

  test("RC-02 reCAPTCHA refuses or accepts a lead, or leaves it for review without a token or a response", async () => {
    const database = await newDatabase();
    const leads = newLeads(database, { crm, recaptcha: recaptcha(google.url()) });
    verdict.score = 0.1;
    expect((await postLead(leads, { ...ASHA, reCaptchaToken: "t" })).status).toBe(403);
    expect(await heldAndJobs(database)).toEqual({ held: [], jobs: 0 });
    verdict.score = 0.9;
    await sendLead(leads, { reCaptchaToken: "t", submission_id: "one" });
    expect(await heldAndJobs(database)).toEqual({ held: [null], jobs: 1 });
    expect((await storedLeads(database))[0]?.payload).not.toContain("reCaptchaToken");
    // Sending a stored form again needs no new reCAPTCHA check.
    verdict.score = 0.1;
    expect(await sendLead(leads, { reCaptchaToken: "t", submission_id: "one" })).toMatchObject({
      isRepeated: true,
    });

    await sendLead(leads, { submission_id: "two" });
    const unreachable = newLeads(database, { crm, recaptcha: recaptcha("http://127.0.0.1:1") });
    await sendLead(unreachable, { reCaptchaToken: "t", submission_id: "three" });
    const { held, jobs } = await heldAndJobs(database);
    expect(held.toSorted()).toEqual(["captcha-missing", "captcha-unreachable", null]);
    expect(jobs).toBe(1);
  });

  test("an address and a number may send a limited number of leads, and a repeat does not count", async () => {
    const leads = newLeads(await newDatabase(), { leadLimits: { perAddress: 3, perPhone: 2 } });
    const from = (address: string, change: object) =>
      postLead(leads, { ...ASHA, ...change }, { "x-forwarded-for": address });
    for (let again = 0; again < 5; again += 1)
      expect((await from("1.1.1.1", { submission_id: "a" })).status).toBe(200);
    expect((await from("1.1.1.1", { submission_id: "b" })).status).toBe(200);
    const tooMany = await from("2.2.2.2", { submission_id: "c" });
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await from("1.1.1.1", { submission_id: "b" })).status).toBe(200);

    expect((await from("1.1.1.1", { phone: "98450 00001" })).status).toBe(200);
    expect((await from("1.1.1.1", { phone: "98450 00002" })).status).toBe(429);
    expect((await from("3.3.3.3", { phone: "98450 00002" })).status).toBe(200);
    // These addresses belong to one household.
    for (const [end, phone] of ["3", "4", "5"].entries())
      expect((await from(`2001:db8:1:2::${end}`, { phone: `98450 0000${phone}` })).status).toBe(200);
    expect((await from("2001:db8:1:2:9::1", { phone: "98450 00006" })).status).toBe(429);
    expect((await from("2001:db8:1:3::1", { phone: "98450 00006" })).status).toBe(200);
    // Requests without an address are not counted.
    for (const phone of ["11", "12", "13", "14"])
      expect((await postLead(leads, { ...ASHA, phone: `98450 000${phone}` })).status).toBe(200);
  });
});
