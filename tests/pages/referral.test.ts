import { expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, textOf } from "../support/read-html.ts";
import { formPost } from "../support/send-lead.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite();
const broken = stubBackend((_, response) => response.writeHead(500).end());
const heard: { path: string; body: string }[] = [];
const listener = stubBackend(async (request, response) => {
  const chunks = await request.toArray();
  heard.push({ path: request.url ?? "", body: Buffer.concat(chunks).toString() });
  response.writeHead(503).end();
});
const siteWithListener = testSite(() => ({
  CRM_WEBHOOK_URL: `${listener.url()}/crm`,
  CRM_WEBHOOK_SECRET: "a-secret-of-both-sides",
}));
const siteWithoutGateway = testSite(() => ({ BUMBLEBEE_URL: broken.url() }));

test("RF-01 RF-03 a known key opens a page that shows only the first name of the friend", async () => {
  const { html, page } = await openPage(site, "/in/interiors/referral/REF123");
  expect(textOf(page.one("h1"))).toBe("Kavya thinks you’ll like our home interiors");
  expect(html).not.toContain("Menon");
  expect(attribute(page.one('meta[name="robots"]'), "content")).toBe("noindex");
  expect(await htmlProblems(html)).toEqual([]);
});

test("RF-01 LF-13 the form contains the key and its owner, so that the lead is assigned to the friend", async () => {
  const { page } = await openPage(site, "/in/interiors/referral/REF123");
  const value = (name: string) => attribute(page.one(`#lead-form-referral input[name="${name}"]`), "value");
  expect(value("referral_key")).toBe("REF123");
  expect(value("referrer_name")).toBe("Kavya M.");
  expect(value("referrer_id")).toMatch(/\w/);
  expect(value("kind")).toBe("full");
  expect(
    ["pincode", "property_name", "email"].flatMap((name) => page.all(`#lead-form-referral [name="${name}"]`)),
  ).toHaveLength(3);
});

test("LF-13 a form without a script stores the referrer with the lead", async () => {
  const { page } = await openPage(site, "/in/interiors/referral/REF123");
  const carried = page
    .all('#lead-form-referral input[type="hidden"]')
    .map((input) => [attribute(input, "name") ?? "", attribute(input, "value") ?? ""]);
  const typed = { name: "Asha Rao", phone: "98450 54321", pincode: "560034", whatsapp: "yes" };
  await siteWithListener.fetch("/in/talk", formPost({ ...Object.fromEntries(carried), ...typed }));
  await expect.poll(() => heard.map(({ path }) => path)).toContain("/crm");
  expect(JSON.parse(heard.find(({ path }) => path === "/crm")?.body ?? "{}").payload).toMatchObject({
    referral_key: "REF123",
    referrer_name: "Kavya M.",
    referrer_id: "REF123",
    whatsapp_alert: true,
    pincode: "560034",
  });
});

test("AMB-56 a key is not case-sensitive, and the header link passes it to the form without a script", async () => {
  const { page } = await openPage(site, "/in/interiors/referral/ref123");
  expect(attribute(page.one('#lead-form-referral input[name="referral_key"]'), "value")).toBe("REF123");
  const talk = page.all('.hdr a[href^="/in/talk"]').map((link) => attribute(link, "href") ?? "");
  expect(talk.length).toBeGreaterThan(0);
  for (const href of talk) expect(href).toContain("referral_key=REF123");
  const { page: form } = await openPage(site, talk[0] ?? "");
  expect(attribute(form.one('main input[name="referral_key"]'), "value")).toBe("REF123");
  const asked = await site.fetch("/bumblebee/v1/api/verify-referral?referralKey=ref123");
  expect(asked.status).toBe(200);
});

test.each(["zz-none", "REF12", "%00", "x".repeat(200), "..%2f..%2f"])(
  "RF-02 the unknown key %s is not found",
  async (key) => {
    expect((await site.fetch(`/in/interiors/referral/${key}`)).status).toBe(404);
  },
);

test("RF-02 a key that cannot be verified is not found", async () => {
  expect((await siteWithoutGateway.fetch("/in/interiors/referral/REF123")).status).toBe(404);
});
