import { expect, test } from "vitest";
import type { Browser, Opened } from "../support/browser.ts";
import { askForPassword, developmentPassword, signIn, targetOf, tokenOf } from "../support/sign-in.ts";
import { begin, isCallback, newIdentity, tokensOf } from "./identity-fixtures.ts";

type Identity = Awaited<ReturnType<typeof newIdentity>>;

async function atPassword(identity: Identity, contact: string, browser = identity.newBrowser()) {
  const { url } = await begin(identity.site);
  const page = await askForPassword(browser, await browser.open(url), contact);
  return { browser, page };
}

const type = (browser: Browser, page: Opened, password: string) =>
  browser.send(page.url.pathname, { token: tokenOf(page), password }, isCallback);

const another = (password: string) => String((Number(password) + 1) % 1_000_000).padStart(6, "0");

test("a wrong password shows the remaining attempts, and the right one still works", async () => {
  const identity = await newIdentity();
  const { browser, page } = await atPassword(identity, "a@example.com");
  const password = await developmentPassword(browser, "a@example.com");
  const wrong = await type(browser, page, another(password));
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("4 tries left");
  expect((await type(browser, page, password)).url.searchParams.get("code")).toBeTruthy();
});

test("Arabic digits and spaces are accepted", async () => {
  const identity = await newIdentity();
  const { browser, page } = await atPassword(identity, "a@example.com");
  const password = await developmentPassword(browser, "a@example.com");
  const arabic = password.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
  const typed = `${arabic.slice(0, 3)} ${arabic.slice(3)}`;
  expect((await type(browser, page, typed)).url.searchParams.get("code")).toBeTruthy();
});

test("an incomplete password does not count as an attempt", async () => {
  const identity = await newIdentity();
  const { browser, page } = await atPassword(identity, "a@example.com");
  const password = await developmentPassword(browser, "a@example.com");
  for (const typed of ["", "12345", password.slice(0, 3), "١٢", "abcdef", "--------"]) {
    const answer = await type(browser, page, typed);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("Enter all six digits");
  }
  const [row] = await identity.database.db.selectFrom("one_time_passwords").select("tries").execute();
  expect(row?.tries).toBe(0);
  expect((await type(browser, page, password)).url.searchParams.get("code")).toBeTruthy();
});

test("after five wrong attempts even the right password is refused", async () => {
  const identity = await newIdentity();
  const { browser, page } = await atPassword(identity, "a@example.com");
  const password = await developmentPassword(browser, "a@example.com");
  for (const _ of [1, 2, 3, 4]) await type(browser, page, another(password));
  expect((await type(browser, page, another(password))).text).toContain("too many wrong tries");
  const late = await type(browser, page, password);
  expect(late.status).toBe(422);
  expect(late.text).toContain("too many wrong tries");
});

test("concurrent guesses are all counted", async () => {
  const identity = await newIdentity();
  const { browser, page } = await atPassword(identity, "a@example.com");
  const password = await developmentPassword(browser, "a@example.com");
  await Promise.all(Array.from({ length: 20 }, () => type(browser, page, another(password))));
  const [row] = await identity.database.db.selectFrom("one_time_passwords").select("tries").execute();
  expect(row?.tries).toBe(5);
});

test("an expired password does not work", async () => {
  const identity = await newIdentity();
  const { browser, page } = await atPassword(identity, "a@example.com");
  const password = await developmentPassword(browser, "a@example.com");
  const expires_at = new Date(Date.now() - 1000).toISOString();
  await identity.database.db.updateTable("one_time_passwords").set({ expires_at }).execute();
  expect((await type(browser, page, password)).text).toContain("This code has expired");
});

test("a password works once, and only for its own sign-in", async () => {
  const identity = await newIdentity();
  const first = await atPassword(identity, "a@example.com");
  const password = await developmentPassword(first.browser, "a@example.com");
  const second = await atPassword(identity, "b@example.com");
  expect((await type(second.browser, second.page, password)).status).toBe(422);
  await type(first.browser, first.page, password);
  expect((await type(first.browser, first.page, password)).url.searchParams.has("code")).toBe(false);
});

test("a new password invalidates the old one, and can be sent only after half a minute", async () => {
  const identity = await newIdentity();
  const { browser, page } = await atPassword(identity, "a@example.com");
  const old = await developmentPassword(browser, "a@example.com");
  const again = () => browser.send(page.url.pathname.replace(/password$/, "again"), { token: tokenOf(page) });
  const soon = await again();
  expect(soon.text).toMatch(/Wait \d+ seconds/);
  const created_at = new Date(Date.now() - 31_000).toISOString();
  await identity.database.db.updateTable("one_time_passwords").set({ created_at }).execute();
  expect((await again()).status).toBe(200);
  const fresh = await developmentPassword(browser, "a@example.com");
  if (fresh !== old) expect((await type(browser, page, old)).status).toBe(422);
  expect((await type(browser, page, fresh)).url.searchParams.get("code")).toBeTruthy();
});

test("limits apply per mailbox and network, per network and in total, across processes", async () => {
  const passwordLimits = { perTarget: 2, perAddress: 3, inAll: 5 };
  const identity = await newIdentity({ passwordLimits });
  const ask = async (contact: string, address: string) =>
    (await atPassword(identity, contact, identity.newBrowser(address))).page.status;
  expect(await ask("a@example.com", "192.0.2.1")).toBe(200);
  expect(await ask("a+shop@example.com", "192.0.2.1")).toBe(200);
  expect(await ask("A+news@example.com", "192.0.2.1")).toBe(429);
  // Requests of others for a mailbox do not lock its owner out.
  expect(await ask("a@example.com", "192.0.2.2")).toBe(200);
  expect(await ask("b@example.com", "192.0.2.1")).toBe(200);
  expect(await ask("c@example.com", "192.0.2.1")).toBe(429);
  expect(await ask("c@example.com", "192.0.2.3")).toBe(200);
  expect(await ask("d@example.com", "192.0.2.9")).toBe(429);
  const second = await newIdentity({ passwordLimits, database: identity.database });
  expect((await atPassword(second, "e@example.com", second.newBrowser("192.0.2.10"))).page.status).toBe(429);
});

test("many networks cannot flood a mailbox, nor lock out an owner who signed in before", async () => {
  const passwordLimits = { perTarget: 1, perAddress: 30, inAll: 5000 };
  const identity = await newIdentity({ passwordLimits });
  const ask = async (contact: string, address: string) =>
    (await atPassword(identity, contact, identity.newBrowser(address))).page.status;
  const home = "198.51.100.7";
  await tokensOf(identity, identity.newBrowser(home), "asha@example.com");
  const twoHoursAgo = new Date(Date.now() - 2 * 3600_000).toISOString();
  await identity.database.db.updateTable("one_time_passwords").set({ created_at: twoHoursAgo }).execute();
  const statuses: number[] = [];
  for (let host = 1; host <= 11; host += 1) statuses.push(await ask("asha@example.com", `192.0.2.${host}`));
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect(await ask("asha@example.com", home)).toBe(200);
});

test("rows dated ahead by a clock change block no customer, and their passwords are not valid longer", async () => {
  const passwordLimits = { perTarget: 1, perAddress: 1, inAll: 1 };
  const identity = await newIdentity({ passwordLimits });
  const { browser, page } = await atPassword(identity, "a@example.com", identity.newBrowser("192.0.2.1"));
  const ahead = (minutes: number) => new Date(Date.now() + (24 * 60 + minutes) * 60_000).toISOString();
  await identity.database.db
    .updateTable("one_time_passwords")
    .set({ created_at: ahead(0), expires_at: ahead(10) })
    .execute();
  const old = await developmentPassword(browser, "a@example.com");
  expect((await type(browser, page, old)).text).toContain("This code has expired");
  const again = page.url.pathname.replace(/password$/, "again");
  expect((await browser.send(again, { token: tokenOf(page) })).status).toBe(200);
  const fresh = await developmentPassword(browser, "a@example.com");
  expect((await type(browser, page, fresh)).url.searchParams.get("code")).toBeTruthy();
});

test("a network that starts many sign-ins is refused, and nothing is stored for it", async () => {
  const identity = await newIdentity({ passwordLimits: { perTarget: 5, perAddress: 1, inAll: 5000 } });
  const { url } = await begin(identity.site, { ui_locales: "ar-SA" });
  const statuses: number[] = [];
  let last: Opened | undefined;
  for (let count = 0; count < 14; count += 1) {
    last = await identity.newBrowser("192.0.2.1").open(url);
    statuses.push(last.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(last?.status).toBe(429);
  expect(last?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(last?.text).toContain('<html lang="ar" dir="rtl">');
  const upper = url.replace("/auth/authorize", "/auth/AUTHORIZE/");
  expect((await identity.newBrowser("192.0.2.1").open(upper)).status).not.toBe(200);
  expect(await identity.database.db.selectFrom("oidc_records").select("id").execute()).toHaveLength(10);
  expect((await identity.newBrowser("192.0.2.2").open(url)).status).toBe(200);
});

test("the response does not reveal whether an account exists", async () => {
  const identity = await newIdentity();
  await tokensOf(identity, identity.newBrowser(), "known@example.com");
  const plain = ({ text, status }: Opened) => ({
    status,
    text: text
      .replaceAll(/known@example\.com|other@example\.com/g, "…")
      .replaceAll(/sign-in\/[\w-]+/g, "sign-in/…")
      .replaceAll(/value="[\da-f]{32}"/g, 'value="…"'),
  });
  const known = await atPassword(identity, "known@example.com");
  const other = await atPassword(identity, "other@example.com");
  expect(plain(known.page)).toEqual(plain(other.page));
  const wrong = [
    await type(known.browser, known.page, "12345"),
    await type(other.browser, other.page, "12345"),
  ].map(plain);
  expect(wrong[0]).toEqual(wrong[1]);
  // A request creates no account.
  const accounts = await identity.database.db.selectFrom("accounts").select("email").execute();
  expect(accounts).toEqual([{ email: "known@example.com" }]);
});

test("shows the typed value in the field again, with advice", async () => {
  const identity = await newIdentity();
  for (const [typed, words] of [
    ["", "Enter your mobile number"],
    ["98450", "Enter a full mobile number"],
    ["asha@", "Enter a full e-mail address"],
    ['"><script>@x', "Enter a full e-mail address"],
  ] as const) {
    const { page } = await atPassword(identity, typed);
    expect(page.status).toBe(422);
    expect(page.text).toContain(words);
    expect(page.text).not.toContain("<script>@");
    expect(page.text).toContain(
      `value="${typed.replaceAll('"', "&quot;").replace(">", "&gt;").replace("<", "&lt;").replace(">@", "&gt;@")}"`,
    );
  }
});

test("a form without the token of its sign-in is refused, and so is another browser", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const page = await browser.open((await begin(identity.site)).url);
  const stranger = identity.newBrowser();
  const theirs = await stranger.open((await begin(identity.site)).url);
  for (const token of ["", "0".repeat(32), tokenOf(theirs)])
    expect((await browser.send(page.url.pathname, { token, contact: "a@example.com" })).status).toBe(403);
  const stolen = await stranger.send(page.url.pathname, { token: tokenOf(page), contact: "a@example.com" });
  expect(stolen.status).toBe(410);
  expect(await identity.database.db.selectFrom("one_time_passwords").select("id").execute()).toEqual([]);
});

test("the database contains no password, only its digest", async () => {
  const identity = await newIdentity();
  const { browser } = await atPassword(identity, "a@example.com");
  const password = await developmentPassword(browser, "a@example.com");
  const rows = await identity.database.db.selectFrom("one_time_passwords").selectAll().execute();
  expect(JSON.stringify(rows.map(({ digest, network }) => [digest, network]))).not.toContain(password);
  expect(rows[0]?.digest).toMatch(/^[\da-f]{32}$/);
});

test.each([
  ["en-SG", "9123 4567", "+6591234567"],
  ["en-MY", "012-345 6789", "+60123456789"],
  ["ar-SA", "٠٥٠ ١٢٣ ٤٥٦٧", "+966501234567"],
  ["en-IN", "+65 9123 4567", "+6591234567"],
  ["en-SG en", "9123 4567", "+6591234567"],
  ["en-IN", "９８４５０ １２３４５", "+919845012345"],
  ["en-IN", "९८४५० १२३४५", "+919845012345"],
  ["en-SA", "٠٥٠ ١٢٣ ٤٥٦٧", "+966501234567"],
])("a number typed in %s as %s is %s", async (ui_locales, typed, target) => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const { url } = await begin(identity.site, { ui_locales });
  const page = await askForPassword(browser, await browser.open(url), typed);
  expect(targetOf(page)).toBe(target);
});

test.each([
  ["en-IN", "1234567890"],
  ["en-IN", "+91 1234567890"],
  ["en-IN", "080 4123 4567"],
  ["en-SG", "6123 4567"],
])("%s needs a mobile number, and %s is refused", async (ui_locales, typed) => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const { url } = await begin(identity.site, { ui_locales });
  const page = await askForPassword(browser, await browser.open(url), typed);
  expect(page.status).toBe(422);
  expect(page.text).toContain("Enter a full mobile number");
});

test.each([
  ["en-SG", "sg", "Singapore (\u2066+65\u2069)"],
  ["en-MY", "my", "Malaysia (\u2066+60\u2069)"],
  ["ar-SA", "sa", "المملكة العربية السعودية (\u2066+966\u2069)"],
])("AMB-55 the page for %s names the country of its phone numbers", async (ui_locales, country, words) => {
  const identity = await newIdentity();
  const page = await identity.newBrowser().open((await begin(identity.site, { ui_locales })).url);
  expect(page.text).toContain(`<option value="${country}" selected>${words}</option>`);
  expect(page.text.match(/ selected>/g)).toHaveLength(1);
});

test("AMB-55 another country can be chosen, and stays selected when the number is wrong", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const page = await browser.open((await begin(identity.site, { ui_locales: "en-IN" })).url);
  const send = (contact: string, country: string) =>
    browser.send(page.url.pathname, { token: tokenOf(page), contact, country });
  const wrong = await send("9123", "sg");
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('<option value="sg" selected>');
  expect(targetOf(await send("9123 4567", "sg"))).toBe("+6591234567");
  expect(targetOf(await send("98450 12345", "constructor"))).toBe("+919845012345");
});

test("in Arabic the pages are in Arabic, from right to left", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const { url } = await begin(identity.site, { ui_locales: "ar-SA" });
  const page = await browser.open(url);
  expect(page.text).toContain('<html lang="ar" dir="rtl">');
  expect(page.text).toContain("تسجيل الدخول");
});

test("the link back to the site reports that the sign-in was cancelled", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const page = await browser.open((await begin(identity.site)).url);
  const back = await browser.open(`${page.url.pathname}/back`, isCallback);
  expect(back.url.searchParams.get("error")).toBe("access_denied");
});

test("another contact can be used, and the first is in the field", async () => {
  const identity = await newIdentity();
  const { browser, page } = await atPassword(identity, "a@example.com");
  const change = await browser.open(`${page.url.pathname.replace(/\/password$/, "")}?change=1`);
  expect(change.text).toContain('value="a@example.com"');
  const next = await askForPassword(browser, change, "b@example.com");
  expect(targetOf(next)).toBe("b@example.com");
});

test("no sign-in page allows inline scripts or styles, or is cached", async () => {
  const identity = await newIdentity();
  const { page } = await atPassword(identity, "a@example.com");
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'; font-src");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.text).not.toMatch(/<style|<script>|style=|onclick/);
});

test("a sign-in page cannot be framed by another site", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const start = { start: (await begin(identity.site)).url, contact: "a@example.com", until: isCallback };
  await signIn(browser, start);
  const page = await browser.open("/auth/logout");
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});
