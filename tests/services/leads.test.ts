import { expect, test, vi } from "vitest";
import { createLead } from "../../src/contracts/calls/leads/create-lead.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { CONSENT_VERSION } from "../../src/contracts/leads/consent-versions.ts";
import { LeadPayload } from "../../src/contracts/leads/lead-payload.ts";
import { textOf } from "../../src/editions/all-texts.ts";
import { findLead, leadsOfCustomer } from "../../src/services/leads/lead-store.ts";
import { readLeadToken } from "../../src/services/leads/lead-token.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { newBackends, SILENT } from "./fixture-backends.ts";
import { ASHA, newLeads, postLead, sendLead, signer, storedLeads } from "./lead-fixtures.ts";

/** The labels are those of the specification (LF-23). */
const CTA_LABELS = [
  ...["Banner", "Header", "Sticky", "Footer", "Scratchable", "Call Now", "Normal Lead Forms"],
  ...["Normal Pop-Up", "Oembed Open Form", "Oembed Pop-Up", "Guide Download", "Footer Open Form"],
  ...["Design Idea Tag", "Multi Step Form"],
];

eachEngine("leads", ({ newDatabase }) => {
  async function stored(lead: Parameters<typeof sendLead>[1]) {
    const database = await newDatabase();
    const { customerLead } = await sendLead(newLeads(database), lead);
    const found = await findLead(database.db, customerLead.id);
    if (!found) throw new Error("It is not stored.");
    return { found, customerLead };
  }

  test("LF-05 LF-06 LF-08 LF-09 LF-10 every field of the specification is stored as it was sent", async () => {
    const sent = {
      ...{ name: "Asha Rao", phone: "+919845012345", email: "asha@example.com", city: "Bengaluru" },
      ...{ property_name: "Prestige Lakeside", pincode: "560034", google_place_id: "ChIJ", scope: "2 BHK" },
      ...{ referral_key: "r-1", is_whatsapp_enable: true, iso_code: "IN" as const },
      ...{ marketing_lead_medium: "cpc", marketing_lead_source: "google", marketing_lead_channel: "paid" },
      ...{ marketing_lead_medium_fc: "organic", marketing_lead_source_fc: "bing" },
      ...{ marketing_lead_channel_fc: "search", referral_page: "/in", cta_type: "Banner" as const },
      ...{
        device_source: "mobile" as const,
        landing_page_referrer: "https://bing.com/",
        landing_page_id: "7",
      },
      ...{ ga_client_id: "1.2", ga_session_id: "3", customerId: "c-9", attempt: 2, source: "site" },
      ...{ medium: "form", direct_to_ec_pilot: false, ec_name: "Koramangala", ec_visit_timing: "tomorrow" },
      ...{ utm_source: "a", utm_medium: "b", utm_campaign: "c", utm_adset: "d", utm_ad: "e" },
      ...{ utm_keyword: "f", utm_matchtype: "g", utm_placement: "h", searched_keywords: "kitchens" },
      ...{ fb_fbp: "fb.1.2.3", fb_fbc: "fb.1.2.x", language: "en" as const, kind: "full" as const },
    };
    const { found } = await stored(sent);
    expect(found.payload).toEqual(sent);
  });

  test("LF-07 the source page of a lead is stored without its query", async () => {
    expect((await stored({ referral_page: "/in?x=1" })).found.payload.referral_page).toBe("/in");
    expect((await stored({ referral_page: "/sg/looks#a?b" })).found.payload.referral_page).toBe("/sg/looks");
    expect((await stored({ referral_page: "?x=1" })).found.payload.referral_page).toBeUndefined();
  });

  test("LF-06 without an earlier contact the current one is stored as the first", async () => {
    const { found } = await stored({ marketing_lead_medium: "cpc", marketing_lead_source_fc: "bing" });
    expect(found.payload).toMatchObject({
      marketing_lead_medium_fc: "cpc",
      marketing_lead_source_fc: "bing",
    });
  });

  test("LF-11 the response has the lead's record and a token for its pages, and nothing about earlier leads", async () => {
    const database = await newDatabase();
    const leads = newLeads(database);
    await sendLead(leads, { name: "Somebody", referral_page: "/in/secret", marketing_lead_medium: "cpc" });
    const receipt = await sendLead(leads, {
      pincode: "560 034",
      referral_page: "/in/x?y",
      city: "Bengaluru",
    });
    expect(receipt).toEqual({
      customerLead: {
        ...{ name: "Asha Rao", email: null, id: expect.any(String), id_customer: expect.any(String) },
        ...{ phone: "+919845012345", pincode: "560034", property_name: null, city: "Bengaluru" },
        ...{ marketing_lead_medium: null, marketing_lead_source: null, marketing_lead_channel: null },
        ...{
          marketing_lead_medium_fc: null,
          marketing_lead_source_fc: null,
          marketing_lead_channel_fc: null,
        },
        referral_page_fc: "/in/x",
      },
      token: expect.any(String),
      isRepeated: false,
    });
    expect(readLeadToken(signer, receipt.token)).toBe(receipt.customerLead.id);
    expect(readLeadToken(signer, `${receipt.token}x`)).toBeUndefined();
    const ofCustomer = await leadsOfCustomer(database.db, receipt.customerLead.id_customer);
    expect(ofCustomer.map(({ name }) => name)).toEqual(["Asha Rao", "Somebody"]);
  });

  test("LF-12 a soft lead has a name, a number, an e-mail address and the WhatsApp choice", async () => {
    const { found } = await stored({ email: "asha@example.com", is_whatsapp_enable: true });
    expect(found).toMatchObject({ kind: "soft", email: "asha@example.com", pincode: null });
    expect(found.consent.whatsapp).toBe(true);
    expect((await stored({ pincode: "560034" })).found.kind).toBe("full");
  });

  test.each([
    ["IN", "098450 12345", "+919845012345"],
    ["IN", "+91 98450-12345", "+919845012345"],
    ["IN", "\u202a+91 98450 12345\u202c", "+919845012345"],
    ["SG", "8123 4567", "+6581234567"],
    ["MY", "012-345 6789", "+60123456789"],
    ["SA", "٠٥٠ ١٢٣ ٤٥٦٧", "+966501234567"],
    ["SA", "00966501234567", "+966501234567"],
    ["IN", "+44 7400 123456", "+447400123456"],
  ] as const)("LF-17 %s %s is stored as %s", async (iso_code, phone, e164) => {
    const { found, customerLead } = await stored({ iso_code, phone });
    expect(found.phone).toBe(e164);
    expect(found.payload.phone).toBe(e164);
    expect(customerLead.phone).toBe(e164);
  });

  test("LF-18 an error has its field and reason, and nothing is stored", async () => {
    const database = await newDatabase();
    const leads = newLeads(database);
    const refusals: [object, string, string][] = [
      [{ name: undefined }, "name", "missing"],
      [{ name: "  " }, "name", "missing"],
      [{ name: "https://spam.example" }, "name", "wrong"],
      [{ name: "x".repeat(81) }, "name", "long"],
      [{ name: 7 }, "name", "wrong"],
      [{ name: "a\0b" }, "name", "wrong"],
      [{ phone: undefined }, "phone", "missing"],
      [{ phone: "98450 123" }, "phone", "short"],
      [{ phone: "98450 12345 678" }, "phone", "long"],
      [{ phone: "00000 00000" }, "phone", "wrong"],
      [{ email: "asha@example" }, "email", "wrong"],
      [{ pincode: "56003" }, "pincode", "wrong"],
    ];
    for (const [change, field, reason] of refusals) {
      const response = await postLead(leads, { ...ASHA, ...change });
      expect([change, response.status]).toEqual([change, 400]);
      expect(await response.json()).toEqual({ error: expect.any(String), field, reason });
    }
    expect(await storedLeads(database)).toEqual([]);
  });

  test("accepts only JSON, of at most 64 KB", async () => {
    const leads = newLeads(await newDatabase());
    const asForm = { "content-type": "application/x-www-form-urlencoded" };
    expect((await postLead(leads, ASHA, asForm)).status).toBe(415);
    expect((await postLead(leads, "name=Asha")).status).toBe(400);
    expect((await postLead(leads, { ...ASHA, more: "x".repeat(70_000) })).status).toBe(413);
    expect((await leads.app.request("/v1/api/leads")).status).toBe(405);
  });

  test("no lead is refused because of its tracking fields", async () => {
    const { found } = await stored({
      utm_campaign: "x".repeat(5000),
      fb_fbc: "a\0b\ud800",
      source: "\u202e",
    });
    expect(found.payload.utm_campaign).toHaveLength(200);
    expect(found.payload).toMatchObject({ fb_fbc: "ab" });
    expect(found.payload.source).toBeUndefined();
    expect(LeadPayload.parse(found.payload)).toEqual(found.payload);
  });

  test.each([
    [{ iso_code: undefined }, { iso_code: "IN" }, []],
    [{ iso_code: "" }, { iso_code: "IN" }, []],
    [{ iso_code: null }, { iso_code: "IN" }, []],
    [{ iso_code: "in" }, { iso_code: "IN" }, []],
    [{ iso_code: " sg ", phone: "8123 4567" }, { iso_code: "SG" }, []],
    [{ iso_code: "us", pincode: "10001" }, { iso_code: "US", pincode: "10001" }, ["iso_code"]],
    [{ iso_code: 91 }, { iso_code: "91" }, ["iso_code"]],
    [{ cta_type: "Balloon" }, { cta_type: "Balloon" }, ["cta_type"]],
    [{ device_source: "Fridge" }, { device_source: "Fridge" }, ["device_source"]],
    [{ customerId: 42, leadId: 7 }, { customerId: "42", leadId: "7" }, []],
    [{ attempt: "2" }, { attempt: 2 }, []],
    [{ attempt: "second" }, { attempt: "second" }, ["attempt"]],
    [{ attempt: 0 }, { attempt: "0" }, ["attempt"]],
    [{ is_whatsapp_enable: "true" }, { is_whatsapp_enable: true }, []],
    [{ is_whatsapp_enable: "perhaps" }, { is_whatsapp_enable: "perhaps" }, ["is_whatsapp_enable"]],
    [{ consent_version: "1999" }, { consent_version: "1999" }, ["consent_version"]],
    [{ language: "AR", kind: "FULL" }, { language: "ar", kind: "full" }, []],
    [{ language: "tlh", kind: "odd", pact_channel: "pigeon" }, {}, []],
    [{ phone: 9845012345, pincode: 560034 }, { pincode: "560034" }, []],
    [{ utm_source: null, referral_key: 12, about: ["a", "list"] }, { referral_key: "12" }, []],
    [{ submission_id: "x".repeat(500), reCaptchaToken: "x".repeat(6000), marks: "mine" }, {}, []],
  ])("LF-05 AMB-53 %j is stored nevertheless", async (sent, kept, marks) => {
    const database = await newDatabase();
    const response = await postLead(newLeads(database), { ...ASHA, ...sent });
    expect(response.status).toBe(200);
    const [row] = await storedLeads(database);
    const payload = JSON.parse(row?.payload ?? "{}");
    expect(payload).toMatchObject(kept);
    expect(payload.marks ?? []).toEqual(marks);
    expect(row?.country).toBe(payload.iso_code === "SG" ? "SG" : "IN");
    expect(LeadPayload.parse(payload)).toEqual(payload);
  });

  test("AMB-53 a value that is neither yes nor no counts as no consent", async () => {
    const database = await newDatabase();
    await postLead(newLeads(database), { ...ASHA, is_whatsapp_enable: "perhaps" });
    const [row] = await storedLeads(database);
    expect(JSON.parse(row?.consent ?? "{}").whatsapp).toBe(false);
  });

  test("LF-22 LF-23 a lead needs no login, and can come from every lead surface", async () => {
    const database = await newDatabase();
    const { app } = await newBackends({ database, leadLimits: { perAddress: 100, perPhone: 100 } });
    const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
    for (const cta_type of CTA_LABELS)
      expect(await call(createLead, { ...ASHA, iso_code: "IN", cta_type })).toMatchObject({ ok: true });
    const payloads = (await storedLeads(database)).map(({ payload }) => JSON.parse(payload).cta_type);
    expect(payloads.toSorted()).toEqual(CTA_LABELS.toSorted());
    for (const base of ["", "/bumblebee"]) {
      const headers = { "content-type": "application/json" };
      const request = { method: "POST", headers, body: JSON.stringify(ASHA) };
      expect((await app.request(`${base}/v1/api/leads`, request)).status).toBe(200);
    }
  });

  test("LF-19 without storage no lead is acknowledged, and the failure is reported under its label", async () => {
    const database = await newDatabase();
    const error = vi.fn();
    const leads = newLeads(database, { log: { ...SILENT, error } });
    await database.db.schema.dropTable("leads").execute();
    const response = await postLead(leads, ASHA);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/Asha|9845/);

    const report = vi.fn();
    const embedded = (request: Request) => leads.app.fetch(request);
    const call = createCaller({ addresses: { bumblebee: "" }, embedded, report });
    expect(await call(createLead, { ...ASHA, iso_code: "IN" })).toMatchObject({ ok: false });
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ status: 404 }),
      expect.objectContaining({ reportLabel: "Leads Service API Issue", service: "Leads Service" }),
    );
  });

  test("the consent text is stored, with its version, time and page", async () => {
    const { found } = await stored({
      language: "ar",
      referral_page: "/sa-ar/talk?a",
      consent_version: "2026-11",
    });
    expect(found.consent).toEqual({
      version: "2026-11",
      text: textOf("ar").t("consent.2026-11"),
      language: "ar",
      at: found.created_at,
      page: "/sa-ar/talk",
      whatsapp: false,
    });
    expect((await stored({})).found.consent).toMatchObject({ version: CONSENT_VERSION, language: "en" });
    expect((await stored({ consent_version: "constructor" })).found.consent).toMatchObject({
      version: "constructor",
      text: "",
    });
  });

  test("a lead can follow only an earlier lead of the same person", async () => {
    const database = await newDatabase();
    const leads = newLeads(database);
    const first = (await sendLead(leads)).customerLead.id;
    const second = await sendLead(leads, { leadId: first, pincode: "560034" });
    const stranger = await sendLead(leads, { leadId: first, phone: "98450 54321" });
    expect(await findLead(database.db, second.customerLead.id)).toMatchObject({ follows: first });
    expect(await findLead(database.db, stranger.customerLead.id)).toMatchObject({ follows: null });
  });
});
