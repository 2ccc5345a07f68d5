import { expect, open, test } from "./site-test.ts";

test("NV-05 a link within the page lands 25 px below the top", async ({ page }) => {
  await open(page, "/in");
  await page.locator('main a[href="#talk"]').first().click();
  const top = () =>
    page.locator("#talk").evaluate((target) => Math.round(target.getBoundingClientRect().top));
  await expect.poll(top).toBe(25);
  await expect(page).toHaveURL(/#talk$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#talk$/);
});

test("NV-04 the page says when there is no connection, and stops saying it", async ({ page, context }) => {
  await open(page, "/sg");
  const notice = page.locator("[data-offline-notice]");
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test("NV-01 NV-02 a bar of 4 px runs while the next page is on its way", async ({ page }) => {
  await open(page, "/in");
  const bar = page.locator("[data-loading-bar]");
  await expect(bar).toHaveAttribute("data-phase", "hidden");
  expect(await bar.evaluate((element) => getComputedStyle(element).height)).toBe("4px");
  const started = page.waitForEvent("console", (message) => message.text() === "phase: started");
  // Held until the bar has been seen: a page that comes at once needs none.
  await page.route("**/sg", async (route) => {
    await started;
    await route.continue();
  });
  await bar.evaluate((element) => {
    const report = () => console.log(`phase: ${element.getAttribute("data-phase")}`);
    new MutationObserver(report).observe(element, { attributes: true });
    const link = document.createElement("a");
    link.href = "/sg";
    document.querySelector("main")?.prepend(link);
    link.click();
  });
  await page.waitForURL("**/sg");
  await started;
  await expect(bar).toHaveAttribute("data-phase", "hidden");
});

test("AT-01 the first page of a visit is remembered for its length", async ({ page }) => {
  await open(page, "/in?utm_source=letter");
  await open(page, "/sg");
  const landing = await page.evaluate(() => sessionStorage.getItem("landingPageURL"));
  expect(landing).toContain("/in?utm_source=letter");
});

test("NV-08 a link is fetched ahead when the pointer is on it, but not on a slow line", async ({
  page,
  isPhone,
}) => {
  test.skip(isPhone, "a phone has no pointer that could rest on a link");
  const hints = () => page.locator('head link[rel="prefetch"]').count();
  await open(page, "/in");
  await page.locator('.hdr a[href="/in"], footer a[href^="/"]').first().hover();
  await page.locator('footer a[href="/sg"], footer a[href^="/sg"]').first().hover();
  await expect.poll(hints).toBeGreaterThan(0);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g", saveData: false } });
  });
  await open(page, "/in");
  await page.locator('footer a[href="/sg"], footer a[href^="/sg"]').first().hover();
  expect(await hints()).toBe(0);
});
