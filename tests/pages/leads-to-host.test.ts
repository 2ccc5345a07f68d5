import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type MoodyHost, openMoodyHost } from "../support/failing-host.ts";
import { testSite } from "../support/open-test-site.ts";
import { PATIENT } from "../support/patient.ts";
import { readHtml, textOf } from "../support/read-html.ts";
import { fieldsOfCall } from "../support/specification.ts";

interface Delivery {
  key: string;
  lead: Record<string, unknown>;
}

let host: MoodyHost;
const deliveries: Delivery[] = [];
beforeAll(async () => {
  host = await openMoodyHost(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray()).toString();
    deliveries.push({ key: String(incoming.headers["idempotency-key"]), lead: JSON.parse(body) });
    outgoing.end();
  });
});
afterAll(() => host.close());
const site = testSite(() => ({ BUMBLEBEE_URL: host.url }));

beforeEach(() => {
  host.mood = "well";
  deliveries.length = 0;
});

const LEAD = {
  name: "Asha Rao",
  phone: "98450 12345",
  iso_code: "IN",
  pincode: "560102",
  cta_type: "Banner",
  language: "en",
  about: "Sage shaker kitchen",
  whatsapp_alert: true,
};

function send(lead: object): Promise<Response> {
  return site.fetch("/bumblebee/v1/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...LEAD, ...lead }),
  });
}

const arrived = (count: number) =>
  vi.waitFor(() => {
    if (deliveries.length < count) throw new Error("not yet");
  }, PATIENT);

test("LF-15 a lead is accepted while its host is down, survives a restart, and is delivered once", async () => {
  host.mood = "down";
  const response = await send({ submission_id: "while-down" });
  expect(response.status).toBe(200);
  const { token, customerLead } = await response.json();
  expect(token).toEqual(expect.any(String));
  await vi.waitFor(() => expect(host.requests).toContain("POST /v1/api/leads"), PATIENT);
  expect(deliveries).toEqual([]);
  await site.restart();
  host.mood = "well";
  await arrived(1);
  expect(deliveries.map(({ key }) => key)).toEqual([customerLead.id]);

  // A later lead is delivered, and the first one is not sent again.
  await send({ submission_id: "while-well", phone: "98450 54321" });
  await arrived(2);
  expect(new Set(deliveries.map(({ key }) => key)).size).toBe(2);
  expect(deliveries).toHaveLength(2);
});

test("LF-05 the host receives only the fields that the specification names", async () => {
  await send({ submission_id: "fields", phone: "98450 11111" });
  await arrived(1);
  expect(deliveries[0]?.lead).toMatchObject({
    name: "Asha Rao",
    phone: "+919845011111",
    iso_code: "IN",
    pincode: "560102",
    cta_type: "Banner",
  });
  const agreed = fieldsOfCall("K46");
  expect(Object.keys(deliveries[0]?.lead ?? {}).filter((name) => !agreed.includes(name))).toEqual([]);
});

test("LF-15 the form without a script redirects to the page of the lead, whatever the host does", async () => {
  host.mood = "failing";
  const body = new URLSearchParams({
    name: "Kavya Menon",
    phone: "98450 22222",
    dialCode: "+91",
    pincode: "560102",
  });
  const response = await site.fetch("/in/talk", { method: "POST", body });
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(/^\/in\/thank-you\/.+/),
  ]);
  const thanks = await site.fetch(response.headers.get("location") ?? "");
  expect(thanks.status).toBe(200);
  expect(textOf(readHtml(await thanks.text()).one("main h1"))).toBe("Thank you for your interest!");
});
