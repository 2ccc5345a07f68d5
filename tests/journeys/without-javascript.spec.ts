import { PAGE_KINDS, SAME_VIEW } from "./page-kinds.ts";
import { expect, test } from "./site-test.ts";

// Only style sheets decide where a page starts on a wide screen; every-page.spec.ts checks that no script scrolls it.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

// All pages are tested in one window, because a new window costs more than a page load.
test("RT-05 every kind of page can be read without JavaScript, and starts at its top on a wide screen", async ({
  page,
}) => {
  for (const path of PAGE_KINDS.filter((path) => !SAME_VIEW.includes(path)))
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect.soft(page.locator("h1")).toBeVisible();
      await expect.soft(page.locator("footer").last()).toBeVisible();
      expect.soft(await page.evaluate(() => window.scrollY), path).toBe(0);
      const headings = page.locator("main h2:visible");
      if (path === "/in" || path === "/sa-ar") expect.soft(await headings.count()).toBeGreaterThan(4);
    });
});
