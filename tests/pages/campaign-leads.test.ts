import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type MoodyHost, openMoodyHost } from "../support/failing-host.ts";
import { testSite } from "../support/open-test-site.ts";
import { PATIENT } from "../support/patient.ts";
import { attribute, elementsIn, readHtml } from "../support/read-html.ts";
import { formPost } from "../support/send-lead.ts";
import { stubBackend } from "../support/stub-backend.ts";

let host: MoodyHost;
const leads: Record<string, unknown>[] = [];
beforeAll(async () => {
  host = await openMoodyHost(async (incoming, outgoing) => {
    leads.push(JSON.parse(Buffer.concat(await incoming.toArray()).toString()));
    outgoing.end();
  });
});
afterAll(() => host.close());
const designs = stubBackend((_, outgoing) => outgoing.writeHead(503).end());
const site = testSite(() => ({ BUMBLEBEE_URL: host.url, GRAPHQL_URL: designs.url() }));

const PATH = "/in/interiors/page/kitchen-under-3-lakh";
const load = async (path: string) => readHtml(await (await site.fetch(path)).text());

test("LF-10 AT-05 a lead of a campaign contains its name, also without a script", async () => {
  const page = await load(PATH);
  const form = page.one('main form[data-lead-form="campaign"]');
  const hidden = elementsIn(form, 'input[type="hidden"]').map((field) => [
    attribute(field, "name") ?? "",
    attribute(field, "value") ?? "",
  ]);
  const typed = { name: "Asha Rao", phone: "98450 44120", dialCode: "+91" };
  const fields: Record<string, string> = { ...Object.fromEntries(hidden), ...typed };
  const sent = await site.fetch(attribute(form, "action") ?? "", formPost(fields));
  expect(sent.status).toBe(303);
  await vi.waitFor(() => expect(leads).toHaveLength(1), PATIENT);
  expect(leads[0]).toMatchObject({ referral_page: PATH, cta_type: "Banner" });
  expect(fields).toMatchObject({ about: "Kitchen under 3 lakh", form_title: "Have your kitchen measured" });
});

test("LF-10 a script adds the campaign's name to every lead of the page", async () => {
  const html = await (await site.fetch(PATH)).text();
  expect(html).toContain('"customCtaQueryStrings":{"utm_campaign":"kitchen-under-3-lakh"}');
});

test("ST-10 without the upstream for designs a landing page has its text and its form", async () => {
  const page = await load("/in/interiors/lp/modular-kitchen");
  expect(page.all("main .card")).toHaveLength(0);
  expect(page.all('main form[data-lead-form="campaign"]')).toHaveLength(1);
});
