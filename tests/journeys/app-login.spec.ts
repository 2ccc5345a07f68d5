import type { FrameLocator, Page } from "@playwright/test";
import { newPhone, passwordSentTo } from "./log-in.ts";
import { expect, test } from "./site-test.ts";

const CASES = [
  {
    name: "English",
    region: "in",
    list: "design-ideas/kitchen-designs",
    contact: () => newPhone("98450", 5),
  },
  {
    name: "Arabic",
    region: "sa-ar",
    list: "designs/kitchen/modern-kitchen",
    contact: () => newPhone("50", 7),
  },
] as const;

/** The login messages that the app received, without the messages about the bars of each page (SH-04). */
const asksToLogIn = (page: Page) => page.locator(".log li", { hasText: "LOGIN" });

for (const { name, region, contact } of CASES)
  test(`SH-01 SH-07 SH-08 SH-09 AU-08 RL-05 in ${name} the page requests a login from the app, opens the profile with its token, and logs out`, async ({
    page,
    context,
  }) => {
    // The app's web view does not support passkeys.
    await context.addInitScript(() => void Reflect.deleteProperty(window, "PublicKeyCredential"));
    await page.goto(`/app-simulator?open=/${region}`);
    const app = page.frameLocator("iframe");
    await expect(app.locator("html[data-shell]")).toBeAttached();
    await page.locator('[data-page="profile"]').click();

    // The page does not redirect to the web login: it sends a message to the app and stays open.
    await expect(app.locator("[data-app-login]")).toBeVisible();
    await expect(asksToLogIn(page)).toHaveText(['{"actionType":"LOGIN"}']);
    expect(framePath(page)).toBe(`/${region}/profile`);
    await page.locator("[data-later]").click();
    await app.locator("[data-app-login]").click();
    await expect(asksToLogIn(page)).toHaveCount(2);

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

for (const { name, region, list, contact } of CASES)
  test(`SH-09 WL-08 in ${name} a heart requests a login from the app, and the design is saved after the login`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => void Reflect.deleteProperty(window, "PublicKeyCredential"));
    await page.goto(`/app-simulator?open=/${region}/${list}`);
    const app = page.frameLocator("iframe");
    await expect(app.locator("html[data-shell][data-behaviours=ready]")).toBeAttached();
    const heart = app.locator("main [data-save]").first();
    await heart.click();
    await expect(asksToLogIn(page)).toHaveText(['{"actionType":"LOGIN"}']);
    expect(framePath(page)).toBe(`/${region}/${list}`);

    const [login] = await Promise.all([context.waitForEvent("page"), page.locator("[data-log-in]").click()]);
    await logInNatively(login, contact());
    await expect(signOf(app)).toHaveAttribute("title", /./);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(framePath(page)).toBe(`/${region}/${list}`);
    await page.goto(`/app-simulator?open=/${region}/profile/saved`);
    await expect(app.locator(".account__main h3")).toHaveCount(1);
  });

const signOf = (app: FrameLocator) => app.locator("header [data-account]");

function framePath(page: Page): string {
  return new URL(page.frames()[1]?.url() ?? "").pathname;
}

async function logInNatively(login: Page, contact: string): Promise<void> {
  await login.locator("#contact").fill(contact);
  await login.locator("form button").first().click();
  const target = await login.locator(".target").innerText();
  await login.locator("#password").fill(await passwordSentTo(login, target));
  await login.locator("form button").first().click();
}
