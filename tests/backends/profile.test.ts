import { expect, test } from "vitest";
import { agreedHostsServer } from "../support/agreed-hosts/agreed-hosts-server.ts";
import { lasting } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { visitorOf } from "../support/visitor.ts";

const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const hosts = agreedHostsServer();
const site = testSite(() => ({
  ...identity.settings,
  ...hosts.settings(),
  BACKEND_TIMEOUT_SECONDS: "1",
  BACKEND_STALE_SECONDS: "0",
}));
const PAGES = ["details", "address", "notifications"] as const;

async function customer() {
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/ikea");
  hosts.forget();
  return visitor;
}

test("CH-08 the pages of a customer render on hosts that answer only what was agreed", async () => {
  const visitor = await customer();
  for (const page of PAGES) expect((await visitor.ask(`/in/profile/${page}`)).status).toBe(200);
  expect(hosts.refusals()).toEqual([]);
  const details = await (await visitor.ask("/in/profile/details")).text();
  expect(details).toContain("THEIR customer");
  expect(details).toContain("c******r@their.example");
});

test("with an external identity provider, name, number and address are read-only, and the page says where to change them", async () => {
  const visitor = await customer();
  const text = await (await visitor.ask("/in/profile/details")).text();
  expect(text).toContain(new URL(identity.settings.AUTH_ISSUER_URL ?? "").host);
  expect(text).not.toContain("?edit=email");
});

test("PP-04 PP-05 K52 K53 preferences are read from and saved at the host, as agreed", async () => {
  const visitor = await customer();
  await visitor.ask("/in/profile/notifications");
  expect(hosts.taken.find(({ id }) => id === "K52")?.given).toEqual({ id: "customer@their.example" });
  const saved = await visitor.ask("/in/profile/notifications", {
    method: "POST",
    headers: { origin: PUBLIC_URL },
    body: new URLSearchParams({ do: "save", email: "1", whatsapp: "1", frequency: "weekly" }),
  });
  expect(saved.headers.get("location")).toBe("/in/profile/notifications?done=saved");
  expect(hosts.taken.find(({ id }) => id === "K53")?.given).toMatchObject({
    operationName: "updateCustomerPrivacyDetails",
    variables: { privacyInput: { type: "email", email: true, sms: false, whatsapp: true, is_black: false } },
  });
  expect(hosts.refusals()).toEqual([]);
});

test("PP-06 reads no data for a guest", async () => {
  hosts.forget();
  const response = await visitorOf(site).ask("/in/profile/notifications");
  expect(response.status).toBe(302);
  expect(hosts.taken.filter(({ id }) => ["K4", "K52"].includes(id))).toEqual([]);
});

test("CH-07 a failing host breaks no page: the page says that nothing can be shown at the moment", async () => {
  const visitor = await customer();
  hosts.behave("bumblebee", "500");
  for (const page of PAGES) expect((await visitor.ask(`/sa-ar/profile/${page}`)).status).toBe(200);
  const kept = await visitor.ask("/in/profile/notifications", {
    method: "POST",
    headers: { origin: PUBLIC_URL },
    body: new URLSearchParams({ do: "save", whatsapp: "1", frequency: "once" }),
  });
  expect(kept.status).toBe(503);
  const text = await kept.text();
  expect(text).toMatch(/name="whatsapp"[^>]*checked/);
  hosts.behave("bumblebee", "well");
});
