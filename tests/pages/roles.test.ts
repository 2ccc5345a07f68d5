import { expect, test } from "vitest";
import { URL_TABLE } from "../../src/urls/url-table.ts";
import { ALL_PAGES } from "../../src/web/pages/all-pages.ts";
import { arriveAt, guestOf, LOCAL_SETTINGS } from "../support/customer.ts";
import { testSite } from "../support/open-test-site.ts";

const site = testSite(LOCAL_SETTINGS);
const CONTENT = ["/in", "/in/design-ideas", "/sg/magazine", "/sa-ar", "/in/service", "/in/refer-a-friend"];
const CUSTOMER_CALL = "/bumblebee/v1/api/customer";

test("RL-01 a visitor is a guest until the login, and again after the logout", async () => {
  const guest = guestOf(site);
  expect((await guest.open(CUSTOMER_CALL)).status).toBe(401);
  expect((await guest.open("/in/profile/tickets", isLogin)).url.pathname).toBe("/bumblebee/login");
  const { browser, opened } = await arriveAt(site, "one@example.com", "/in/profile/tickets");
  expect([opened.status, opened.url.pathname]).toEqual([200, "/in/profile/tickets"]);
  expect(JSON.parse((await browser.open(CUSTOMER_CALL)).text)).toMatchObject({ email: "one@example.com" });
  await browser.open("/bumblebee/logout");
  expect((await browser.open(CUSTOMER_CALL)).status).toBe(401);
});

test("RL-02 content is public, and the same bytes for guests and customers", async () => {
  const guest = guestOf(site);
  const { browser } = await arriveAt(site, "two@example.com");
  for (const path of CONTENT) {
    const [open, own] = [await guest.open(path), await browser.open(path)];
    expect([path, open.status, own.status]).toEqual([path, 200, 200]);
    expect(own.text === open.text, path).toBe(true);
  }
});

test("RL-03 a guest browses, sends leads and referrals, verifies a key, and checks where we build", async () => {
  const guest = guestOf(site);
  const lead = await guest.sendJson("/bumblebee/v1/api/leads", {
    name: "Asha Rao",
    phone: "98450 31313",
    iso_code: "IN",
  });
  expect(lead.status).toBe(200);
  const referral = await guest.sendJson("/api/backend/v1/referral/customer", {
    referrerName: "Asha Rao",
    referrerEmail: "asha@example.com",
    friendName: "Ravi Menon",
    friendPhone: "98450 41414",
    countryCode: "IN",
  });
  expect(referral.status).toBe(200);
  const { referralKey } = JSON.parse(referral.text);
  const verified = await guest.open(`/bumblebee/v1/api/verify-referral?referralKey=${referralKey}`);
  expect(JSON.parse(verified.text)).toMatchObject({ firstname: "Asha" });
  const places = await guest.sendJson("/api/graphql", {
    query:
      'query { locationServiceability(locationDetails: { country: "IN", countryCode: "IN", pincode: 560102, lat: "12.9", lng: "77.6" }) { __typename } }',
  });
  expect(places.status).toBe(200);
});

test("RL-04 customer calls answer a customer, and refuse a guest", async () => {
  const guest = guestOf(site);
  const { browser } = await arriveAt(site, "four@example.com");
  const calls = ["customer", "hub/tickets", "hub/requests", "hub/estimates", "hub/referrals", "hub/data"];
  for (const call of calls) {
    const path = `/bumblebee/v1/api/${call}`;
    const statuses = [(await guest.open(path)).status, (await browser.open(path)).status];
    expect([call, ...statuses]).toEqual([call, 401, 200]);
  }
  const raise = `/bumblebee/v1/api/raise-ticket?ticketData=${encodeURIComponent(JSON.stringify({ ticketType: "other issue", description: "Words." }))}`;
  expect((await guest.open(raise)).status).toBe(401);
  // A GET that writes is only allowed for scripts of our own pages.
  const ofOurPage = { "sec-fetch-site": "same-origin" };
  expect((await browser.open(raise, undefined, ofOurPage)).status).toBe(200);
});

test("RL-06 pages are for guests, customers, visitors with a link or the staff, and others see no private page", async () => {
  const used = new Set(ALL_PAGES.all.map(({ access }) => access));
  expect([...used].toSorted()).toEqual(["customer", "link", "public", "staff"]);
  const guest = guestOf(site);
  const names = ALL_PAGES.all.filter(({ access }) => access === "customer").map(({ name }) => name);
  const paths = URL_TABLE.filter(
    ({ page, path, regions }) => regions && names.includes(page) && !path.includes(":"),
  );
  expect(paths.length).toBeGreaterThan(1);
  for (const region of ["in", "sa-ar"])
    for (const { path } of paths) {
      const address = `/${region}/${path}`;
      expect((await guest.open(address, isLogin)).url.searchParams.get("redirectPath")).toBe(address);
    }
  const ofStaff = "/in/staff-preview/projects/unknown";
  expect((await guest.open(ofStaff, isLogin)).url.searchParams.get("redirectPath")).toBe(ofStaff);
  const { browser } = await arriveAt(site, "five@example.com");
  const refused = await browser.open(ofStaff);
  expect(refused.status).toBe(404);
  expect(refused.headers.get("cache-control")).toBe("private, no-store");
});

function isLogin(url: URL): boolean {
  return url.pathname === "/bumblebee/login";
}
