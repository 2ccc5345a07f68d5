import { expect, open, test } from "./site-test.ts";

test.use({ serviceWorkers: "allow" });

for (const [path, language] of [
  ["/in", "en"],
  ["/sa-ar", "ar"],
] as const) {
  test(`RT-04 /swinstall installs the service worker, and ${path} then shows our offline page`, async ({
    page,
    context,
  }) => {
    await open(page, "/swinstall");
    await expect(page.locator('[data-state="ready"]').first()).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toMatch(
      /activat/,
    );
    await page.goto(path);
    await context.setOffline(true);
    await page.goto(`${path}/anything`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("h1")).toBeVisible();
    await context.setOffline(false);
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
  });
}

for (const [path, language] of [
  ["/in", "en"],
  ["/sa-ar", "ar"],
] as const) {
  test(`NV-04 after a visit to ${path}, following a link offline shows our offline page`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    await context.setOffline(true);
    await expect(page.locator(".offline__text")).toBeVisible();
    const link = page.locator('footer .ftr__legal a[href*="/privacy"]').first();
    await link.click();
    await expect(page).toHaveURL(/privacy/);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button")).toBeVisible();
    await context.setOffline(false);
  });
}
