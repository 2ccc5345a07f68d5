import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { localSite } from "../support/local-site.ts";
import { DATABASE_FILE } from "../support/shared-content.ts";
import { askForPassword, developmentPassword, targetOf, tokenOf } from "../support/sign-in.ts";

const site = localSite();

/**
 * Makes the database refuse a statement with a trigger from another connection, which is quicker than filling a disk.
 */
async function whileRefused(what: string, work: () => Promise<void>): Promise<void> {
  const other = new DatabaseSync(join(site.dataDirectory, DATABASE_FILE));
  other.exec(`create trigger refused before ${what} begin select raise(abort, 'refused'); end`);
  try {
    await work();
  } finally {
    other.exec("drop trigger refused");
    other.close();
  }
}

describe("when nothing can be stored", () => {
  test("a logout still clears every cookie", async () => {
    const browser = await site.customer("leaves-full-disk@example.com");
    await whileRefused("delete on login_sessions", async () => {
      const left = await browser.open("/bumblebee/logout?redirectPath=/sg");
      expect([left.status, left.url.pathname]).toEqual([200, "/sg"]);
    });
    for (const name of ["__Host-atrium-session", "atrium-known", "_session"])
      expect([name, browser.cookie(name)]).toEqual([name, undefined]);
    const login = await browser.open("/sg/profile");
    expect(login.url.pathname).toMatch(/^\/auth\/sign-in\//);
  });

  test.each([
    ["/sa-ar/profile", '<html lang="ar" dir="rtl"', "/sa-ar"],
    ["/sg/profile", '<html lang="en" dir="ltr"', "/sg"],
  ])("a login started from %s shows an error page with a link to try again", async (path, lang, to) => {
    await whileRefused("insert on oidc_records", async () => {
      const browser = site.guest();
      const page = await browser.open(path, undefined, { accept: "text/html" });
      expect(page.status).toBe(503);
      expect(page.headers.get("retry-after")).toBe("5");
      expect(page.headers.get("content-type")).toContain("text/html");
      expect(page.text).toContain(lang);
      expect(page.text).toContain(`href="/bumblebee/login?redirectPath=${to}"`);
    });
  });
});

describe("a login at our own provider", () => {
  test.each([
    ["/sg/profile", "9123 4567", "+6591234567"],
    ["/my/profile", "011-2345 6789", "+601123456789"],
    ["/sa/profile", "050 123 4567", "+966501234567"],
    ["/sa-ar/profile", "٠٥٠ ١٢٣ ٤٥٦٧", "+966501234567"],
    ["/in/profile", "98450 12345", "+919845012345"],
  ])("AMB-55 started from %s reads %s as %s", async (path, typed, target) => {
    const browser = site.guest();
    const page = await askForPassword(browser, await browser.open(path), typed);
    expect(page.status).toBe(200);
    expect(targetOf(page)).toBe(target);
  });

  test("a logout puts no identity into the address and needs no confirmation", async () => {
    const browser = await site.customer("quiet@example.com");
    const seen: string[] = [];
    const left = await browser.open("/bumblebee/logout?redirectPath=/sg", (url) => {
      seen.push(url.href);
      return false;
    });
    expect(left.url.pathname).toBe("/sg");
    expect(seen[0]).toContain("/auth/logout?");
    expect(seen.join()).not.toMatch(/id_token|eyJ/);
    expect((await browser.open("/sg/profile")).url.pathname).toMatch(/^\/auth\/sign-in\//);
    // The same address must not log out another customer without a confirmation.
    const other = await site.customer("other-quiet@example.com");
    const page = await other.open(seen[0] ?? "");
    expect(page.text).toContain("Log out?");
  });

  test("leaving the passkey offer page keeps the login", async () => {
    const browser = site.guest();
    const first = await browser.open("/sa-ar/profile");
    const second = await askForPassword(browser, first, "leaves@example.com");
    const password = await developmentPassword(browser, "leaves@example.com");
    const form = { token: tokenOf(second), password, passkeys: "1" };
    const offer = await browser.send(second.url.pathname, form);
    expect(offer.text).toContain("data-keep");
    expect(offer.text).toContain('<html lang="ar" dir="rtl">');
    // The visitor presses nothing there and opens another address.
    const profile = await browser.open("/sa-ar/profile");
    expect([profile.url.pathname, profile.status]).toEqual(["/sa-ar/profile", 200]);
    // The logout also deletes the offer.
    await browser.open("/bumblebee/logout?redirectPath=/in");
    expect((await browser.open("/auth/passkeys/offer/options")).status).toBe(403);
  });
});
