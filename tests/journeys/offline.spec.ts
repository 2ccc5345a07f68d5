import { expect, open, test } from "./site-test.ts";

test.describe.configure({ mode: "serial" });

for (const [path, language] of [
  ["/in", "en"],
  ["/sa-ar", "ar"],
] as const) {
  test(`RT-04 /swinstall sets up the worker, and ${path} then has a page of ours offline`, async ({
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

test("no other page registers the worker", async ({ page }) => {
  await open(page, "/in");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
