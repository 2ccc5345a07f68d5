import { describe, expect, test } from "vitest";
import { createSigner } from "../../src/platform/signing.ts";
import { refillLink } from "../../src/services/leads/refill-link.ts";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { attribute, type Page, readHtml, textOf } from "../support/read-html.ts";
import { formPost, sendLead } from "../support/send-lead.ts";
import { htmlProblems } from "./html-rules.ts";

const SECRET = "a-secret-for-tests-that-is-long-enough";
const site = testSite({ SECRET_KEY: SECRET, LEADS_PER_ADDRESS: "1000", LEADS_PER_PHONE: "1000" });
const signer = createSigner(SECRET);
const FIFTEEN_DAYS = 15 * 24 * 60 * 60_000;
const INDIA = "/in/interiors/lead-refill";
const PATHS = [INDIA, "/sg/lead-refill", "/my/lead-refill", "/sa/lead-refill", "/sa-ar/lead-refill"];

async function newLink(fields: Record<string, unknown> = {}, madeAt = new Date()): Promise<string> {
  const { customerLead } = await sendLead(site, fields);
  const { iso_code: country = "IN", language = "en" } = fields;
  const lead = { id: customerLead.id, country: String(country), language: String(language) };
  return refillLink({ signer, publicUrl: PUBLIC_URL }, lead, madeAt).slice(PUBLIC_URL.length);
}

describe("without a valid link", () => {
  test.each(PATHS)("LF-21 %s explains the page and offers a new link", async (path) => {
    const { html, page } = await openPage(site, path);
    expect(page.all('main form [name="contact"]')).toHaveLength(1);
    expect(attribute(page.one('meta[name="robots"]'), "content")).toBe("noindex");
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("LF-20 an expired or forged link shows the form for a new one", async () => {
    const old = await site.fetch(await newLink({}, new Date(Date.now() - FIFTEEN_DAYS)));
    const wrong = await site.fetch(`${INDIA}?q=made.up`);
    expect([old.status, wrong.status]).toEqual([410, 404]);
    for (const response of [old, wrong])
      expect(readHtml(await response.text()).all('main form [name="contact"]')).toHaveLength(1);
  });

  test("a request for a link gets the same response for known and unknown contacts", async () => {
    await sendLead(site, { phone: "98450 77777" });
    const ask = async (contact: string) => {
      const response = await site.fetch(INDIA, formPost({ form: "link", contact }));
      return [response.status, textOf(readHtml(await response.text()).one('main [role="status"].notice'))];
    };
    expect(await ask("98450 77777")).toEqual(await ask("98450 88888"));
    const wrong = await site.fetch(INDIA, formPost({ form: "link", contact: "hello" }));
    expect(wrong.status).toBe(422);
    const field = readHtml(await wrong.text()).one('main input[name="contact"]');
    expect([attribute(field, "value"), attribute(field, "aria-invalid")]).toEqual(["hello", "true"]);
  });
});

describe("with a valid link", () => {
  test("LF-20 LF-21 AMB-22 shows the stored data, masked, and asks only for the rest", async () => {
    const { html, page } = await openPage(site, await newLink({ pincode: "560034" }));
    const known = textOf(page.one("main dl"));
    expect(known).toMatch(/\+91\*{7}\d{3}/);
    expect(known).toContain("560034");
    expect(html).not.toMatch(/98450|Rao/);
    const asked = page.all("main .refill__form [name]").map((input) => attribute(input, "name"));
    expect(new Set(asked)).toEqual(new Set(["form", "property_name", "email", "scope", "stage"]));
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("is complete in Arabic", async () => {
    const link = await newLink({ name: "سارة", phone: "0551234567", iso_code: "SA", language: "ar" });
    expect(link).toMatch(/^\/sa-ar\/lead-refill\?/);
    const { html } = await openPage(site, link);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("the added details are stored, and the page redirects to the thank-you page", async () => {
    const link = await newLink({ phone: "98450 33333" });
    const fields = { form: "details", pincode: "560 034", stage: "keys-soon" };
    const response = await site.fetch(link, formPost(fields));
    expect(response.status).toBe(303);
    const thanks = response.headers.get("location") ?? "";
    expect(thanks).toMatch(/^\/in\/thank-you\//);
    expect((await site.fetch(thanks)).status).toBe(200);
    const { page } = await openPage(site, link);
    expect(textOf(page.one("main dl"))).toContain("560034");
    expect(page.all('main .refill__form [name="pincode"]')).toEqual([]);
  });

  test("a wrong or empty form is returned with its errors", async () => {
    const link = await newLink({ phone: "98450 44444" });
    const response = await site.fetch(link, formPost({ form: "details", pincode: "12", email: "a@b.co" }));
    expect(response.status).toBe(422);
    const page = readHtml(await response.text());
    expect(attribute(page.one('main [name="pincode"]'), "aria-invalid")).toBe("true");
    expect(attribute(page.one('main .refill__form [name="email"]'), "value")).toBe("a@b.co");
    expect((await site.fetch(link, formPost({ form: "details" }))).status).toBe(422);
    expect((await site.fetch(link, formPost({ form: "unknown" }))).status).toBe(404);
    for (const property_name of ["a\u0007b", "x".repeat(290)]) {
      const hostile = await site.fetch(link, formPost({ form: "details", property_name }));
      expect(hostile.status).toBe(422);
    }
  });
});

/** The result for each ticket type that was sent. */
function statusesOf(page: Page): Record<string, string> {
  const sent = page.all("[data-ticket-type][data-status]");
  return Object.fromEntries(
    sent.map((form) => [attribute(form, "data-ticket-type"), attribute(form, "data-status")]),
  );
}

describe("tickets", () => {
  const TYPES = ["ongoing project issue", "modify requirement", "book new project", "other issue"];
  const ticket = (ticket_type: string, description: string) =>
    formPost({ form: "ticket", ticket_type, description });

  test("TK-03 there are four types, each with a description", async () => {
    const { page } = await openPage(site, await newLink());
    const types = page.all('main [name="ticket_type"]').map((input) => attribute(input, "value"));
    expect(types).toEqual(TYPES);
    expect(page.all('main textarea[name="description"]')).toHaveLength(4);
  });

  test("TK-06 a sent ticket shows its success, and is in the list", async () => {
    const link = await newLink({ phone: "98450 55555" });
    const response = await site.fetch(link, ticket("modify requirement", "A taller unit."));
    expect(response.status).toBe(200);
    const page = readHtml(await response.text());
    expect(statusesOf(page)).toEqual({ "modify requirement": "success" });
    expect(textOf(page.one("[data-ticket]"))).toContain("A taller unit.");
  });

  test("TK-06 a failed ticket shows its error at its form, with the written text", async () => {
    const response = await site.fetch(await newLink(), ticket("other issue", "x".repeat(2001)));
    expect(response.status).toBe(422);
    const page = readHtml(await response.text());
    expect(statusesOf(page)).toEqual({ "other issue": "error" });
    expect(textOf(page.one("#ticket-other-issue-description"))).toHaveLength(2001);
  });

  test("TK-07 a ticket cannot be raised without a valid link", async () => {
    for (const link of [INDIA, `${INDIA}?q=made.up`])
      expect((await site.fetch(link, ticket("other issue", "Let me in."))).status).toBe(401);
  });
});
