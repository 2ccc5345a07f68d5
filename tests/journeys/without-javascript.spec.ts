import { PAGE_KINDS } from "./page-kinds.ts";
import { expect, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

// All pages are tested in one window, because a new window costs more than a page load.
test("RT-05 every kind of page can be read without JavaScript", async ({ page }) => {
  for (const path of PAGE_KINDS)
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(page.locator("h1")).toBeVisible();
      await expect.soft(page.locator("footer").last()).toBeVisible();
      const headings = page.locator("main h2:visible");
      if (path === "/in" || path === "/sa-ar") expect.soft(await headings.count()).toBeGreaterThan(4);
    });
});
