import { randomBytes } from "node:crypto";
import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "./site-test.ts";

const CASES = [
  { name: "English", region: "in", contact: () => `98450${chance(5)}` },
  { name: "Arabic", region: "sa-ar", contact: () => `50${chance(7)}` },
] as const;

for (const { name, region, contact } of CASES)
  test(`SH-01 SH-07 SH-08 SH-09 AU-08 RL-05 in ${name} the app is asked to log in, opens the profile with its token, and logs out`, async ({
    page,
    context,
  }) => {
    // The app's own window keeps no passkeys.
    await context.addInitScript(() => void Reflect.deleteProperty(window, "PublicKeyCredential"));
    await page.goto(`/app-simulator?open=/${region}`);
    const app = page.frameLocator("iframe");
    await expect(app.locator("html[data-shell]")).toBeAttached();
    await page.locator('[data-page="profile"]').click();

    // No redirect to a login of the web: the page asks the app, and stays where it is.
    await expect(app.locator("[data-app-login]")).toBeVisible();
    await expect(page.locator(".log li").first()).toHaveText('{"actionType":"LOGIN"}');
    expect(framePath(page)).toBe(`/${region}/profile`);
    await page.locator("[data-later]").click();
    await app.locator("[data-app-login]").click();
    await expect(page.locator(".log li")).toHaveCount(2);

    const [login] = await Promise.all([context.waitForEvent("page"), page.locator("[data-log-in]").click()]);
    await logInNatively(login, contact());
    await expect(app.locator(".account__menu")).toBeVisible();
    expect(framePath(page)).toBe(`/${region}/profile`);
    expect(await context.cookies()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "__Host-atrium-app-token", httpOnly: true, secure: true }),
      ]),
    );

    await expect(signOf(app)).toHaveAttribute("title", /./);
    await app.locator('.account__menu a[href*="logout"]').click();
    await expect(app.locator("h1")).toBeVisible();
    await expect.poll(() => framePath(page)).toBe(`/${region}`);
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("__Host-atrium-app-token");
    await expect(app.locator("html[data-behaviours]")).toBeAttached();
    await expect(signOf(app)).not.toHaveAttribute("title", /./);
  });

const signOf = (app: FrameLocator) => app.locator("header [data-account]");

function framePath(page: Page): string {
  return new URL(page.frames()[1]?.url() ?? "").pathname;
}

async function logInNatively(login: Page, contact: string): Promise<void> {
  await login.locator("#contact").fill(contact);
  await login.locator("form button").first().click();
  const target = await login.locator(".target").innerText();
  const letters = await (await login.request.get("/auth/development/letters")).text();
  const letter = letters.split("<li>").find((part) => part.includes(target));
  await login.locator("#password").fill(/#(\d{6})/.exec(letter ?? "")?.[1] ?? "");
  await login.locator("form button").first().click();
}

function chance(digits: number): string {
  return Array.from(randomBytes(digits), (byte) => byte % 10).join("");
}
