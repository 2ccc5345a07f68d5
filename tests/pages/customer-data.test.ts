import { expect, test } from "vitest";
import { arriveAt, guestOf, LOCAL_SETTINGS } from "../support/customer.ts";
import { testSite } from "../support/open-test-site.ts";
import { signIn } from "../support/sign-in.ts";

const site = testSite(LOCAL_SETTINGS);
const FILE = "/bumblebee/v1/api/hub/data";

test("the page shows the stored personal data and links to it as one file", async () => {
  const { browser, opened } = await arriveAt(site, "data@example.com", "/in/profile/data");
  for (const name of ["account", "contacts", "logins", "requests", "tickets", "estimates", "referrals"])
    expect(opened.text).toContain(`data-held="${name}"`);
  expect(opened.text).toContain(`href="${FILE}"`);
  const file = JSON.parse((await browser.open(FILE)).text);
  expect(file.held).toMatchObject({ account: { account: { email: "data@example.com" } } });
  expect((await guestOf(site).open(FILE)).status).toBe(401);
});

test("an account erasure is requested with a one-time password, and cancelled with one button, without a script", async () => {
  const path = "/sa-ar/profile/data";
  const { browser, readPassword } = await arriveAt(site, "leave@example.com", path);
  const leave = (password: string, sure = "yes") => browser.send(path, { form: "erase", password, sure });
  expect((await leave("123456")).status).toBe(422);
  const sent = await browser.send(path, { form: "password" });
  expect(sent.text).toContain('name="password"');
  expect((await browser.send(path, { form: "password" })).status).toBe(429);
  const password = await readPassword("leave@example.com");
  expect((await leave(password, "")).status).toBe(422);
  const leaving = await leave(password);
  expect([leaving.status, leaving.text.includes('value="undo"')]).toEqual([200, true]);
  // Every page of the account shows the pending erasure and offers to cancel it.
  const pages = ["", "/project", "/saved", "/tickets", "/details", "/address", "/notifications"];
  for (const page of pages) {
    const { text } = await browser.open(`/sa-ar/profile${page}`);
    expect([page, text.includes('value="undo"')]).toEqual([page, true]);
    expect(text).toContain(`action="${path}"`);
  }
  const kept = await browser.send(path, { form: "undo" });
  expect([kept.status, kept.text.includes('value="undo"')]).toEqual([200, false]);
});

test("an estimate that was saved in a browser is added to the account of the customer who opens it there", async () => {
  const guest = guestOf(site);
  const kept = await guest.send("/in/estimate", { calculator: "in-kitchen", choices: "layout=straight" });
  expect(kept.url.pathname).toMatch(/\/estimate/);
  const code = (kept.url.pathname.split("/").at(-1) ?? "").replace("-", "");
  await signIn(guest, { start: "/in/profile", contact: "keeper@example.com" });
  const list = async () => JSON.parse((await guest.open("/bumblebee/v1/api/hub/estimates")).text).estimates;
  expect(await list()).toEqual([]);
  await guest.open(kept.url.pathname);
  expect(await list()).toMatchObject([{ code, isOwn: true }]);
});
