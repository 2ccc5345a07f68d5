import { PAGE_KINDS } from "./page-kinds.ts";
import { expect, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

for (const path of PAGE_KINDS) {
  test(`RT-05 ${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("footer").last()).toBeVisible();
    const headings = page.locator("main h2:visible");
    if (path === "/in" || path === "/sa-ar") expect(await headings.count()).toBeGreaterThan(4);
  });
}
