import { createHash, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, test } from "./site-test.ts";

const CASES = [
  { name: "English", locale: "en-IN", contact: () => `98450${chance(5)}`, wrong: "98450" },
  { name: "Arabic", locale: "ar-SA", contact: () => `50${chance(7)}`, wrong: "050" },
] as const;

/** What the site makes of a sign-in that it did not begin is its own matter. */
const RETURN = /\/bumblebee\/callback.*code=/;

for (const { name, locale, contact, wrong } of CASES)
  test(`in ${name} somebody signs in with a password, keeps a passkey, logs out, and comes back with it`, {
    tag: "@every-width",
  }, async ({ page, complaints, baseURL }) => {
    await addAuthenticator(page);
    const look = async () => {
      expect(await brokenRules(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    };

    await page.goto(authorizeUrl(baseURL, locale));
    await look();
    await page.locator("#contact").fill(wrong);
    await page.locator("form button").first().click();
    await expect(page.locator("[role=alert]").first()).toBeVisible();
    await expect(page.locator("#contact")).toHaveValue(wrong);
    await look();
    await page.locator("#contact").fill(contact());
    await page.locator("form button").first().click();
    await expect(page.locator("#password")).toBeFocused();
    await look();
    await page.locator("#password").fill(await passwordFor(page));
    await page.locator("form button").first().click();
    const back = page.waitForRequest(RETURN);
    await page.locator("[data-keep] button").click();
    await back;
    await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));

    await page.goto(`/auth/logout?ui_locales=${locale}`);
    await look();
    await page.locator("button[form]").click();
    await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
    await look();

    const again = page.waitForRequest(RETURN);
    await page.goto(authorizeUrl(baseURL, locale));
    // A browser that knows its owner may offer the passkey in the field, and be through before anybody presses.
    await page
      .locator("[data-passkey] button")
      .click({ timeout: 10_000 })
      .catch(() => undefined);
    await again;
    expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
  });

function authorizeUrl(baseURL: string | undefined, locale: string): string {
  const query = new URLSearchParams({
    client_id: "atrium-site",
    response_type: "code",
    scope: "openid offline",
    redirect_uri: `${baseURL}/bumblebee/callback?mode=mobile`,
    code_challenge: createHash("sha256").update(randomBytes(32)).digest("base64url"),
    code_challenge_method: "S256",
    state: randomBytes(8).toString("hex"),
    ui_locales: locale,
  });
  return `/auth/authorize?${query}`;
}

async function passwordFor(page: Page): Promise<string> {
  const target = await page.locator(".target").innerText();
  const letters = await (await page.request.get("/auth/development/letters")).text();
  const letter = letters.split("<li>").find((part) => part.includes(target));
  return /#(\d{6})/.exec(letter ?? "")?.[1] ?? "";
}

async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

function chance(digits: number): string {
  return Array.from(randomBytes(digits), (byte) => byte % 10).join("");
}
