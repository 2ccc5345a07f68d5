import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { passwordSentTo } from "./log-in.ts";
import { expect, test } from "./site-test.ts";

const CASES = [
  { name: "English", region: "in", language: "en", contact: () => `98450${chance(5)}`, wrong: "98450" },
  { name: "Arabic", region: "sa-ar", language: "ar", contact: () => `50${chance(7)}`, wrong: "050" },
] as const;

for (const { name, region, language, contact, wrong } of CASES)
  test(`in ${name} a customer signs in with a password, creates a passkey, logs out, and signs in with the passkey`, async ({
    page,
    complaints,
  }) => {
    await addAuthenticator(page);
    const look = async () => {
      expect(await brokenRules(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    };

    const atHome = (url: URL) => url.pathname === `/${region}`;
    const login = `/bumblebee/login?redirectPath=/${region}`;

    await page.goto(login);
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
    await page.locator("[data-keep] button").waitFor();
    await look();
    await page.locator("[data-keep] button").click();
    await page.waitForURL(atHome);

    await page.goto("/auth/logout");
    await look();
    await page.locator("button[form]").click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await look();
    await page.context().clearCookies({ name: /atrium-(session|known)/ });

    await pressWhileSending(page);
    const passkeysSent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") passkeysSent.push(new URL(request.url()).pathname);
    });
    await page.goto(login);
    await page.waitForURL(atHome);
    expect(passkeysSent.filter((path) => path.endsWith("/passkey"))).toHaveLength(1);
    expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
  });

async function passwordFor(page: Page): Promise<string> {
  return passwordSentTo(page, await page.locator(".target").innerText());
}

/** Presses the passkey button while the passkey that the browser offered in the field is being sent. */
async function pressWhileSending(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (address, init) => {
      const answer = send(address, init);
      if (init?.method === "POST") document.querySelector<HTMLElement>("[data-passkey] button")?.click();
      return answer;
    };
  });
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
