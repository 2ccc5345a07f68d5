import { expect, open, test } from "./site-test.ts";

for (const path of ["/in/design-ideas", "/sa-ar"]) {
  test(`GS-03 the links above the footer of ${path} are collapsed on a phone, and all visible on a wide screen`, {
    tag: "@every-width",
  }, async ({ page, isPhone }) => {
    await open(page, path);
    const group = page.locator(".seof__group").first();
    const link = group.locator("a").first();
    if (isPhone) {
      await expect(link).toBeHidden();
      await group.locator("summary").click();
    } else {
      await expect(group.locator("summary")).toBeHidden();
    }
    await expect(link).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: await page.locator(".seof h2").innerText() }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    const href = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(href ?? "");
  });
}
