import { expect, open, test } from "./site-test.ts";

test("SE-01 MG-05 each result list of the magazine search grows separately, and stays while another is shown", async ({
  page,
}) => {
  await open(page, "/in/magazine/search/kitchen");
  const stories = page.locator(".found-story");
  await expect(stories).toHaveCount(5);
  await page.locator(".found__foot a").click();
  await expect(stories).toHaveCount(10);
  await expect(page.locator(".found-story a").nth(5)).toBeFocused();
  await page.getByRole("link", { name: /^Topics/ }).click();
  await expect(page).toHaveURL(/\/search\/kitchen\?tab=topics$/);
  await expect(page.locator(".found-names a").first()).toBeVisible();
  await page.getByRole("link", { name: /^Stories/ }).click();
  await expect(stories).toHaveCount(10);
});

test("an article suggested by the site search leads to its page", async ({ page }) => {
  await open(page, "/in/design-ideas");
  const box = page.locator("main .search-box");
  await expect(box.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  await box.getByRole("combobox").fill("hinged or sliding");
  await box.locator(".search-option--article").first().click();
  await expect(page).toHaveURL(/\/in\/magazine\/[a-z0-9-]+$/);
  await expect(page.locator("h1")).toHaveCount(1);
});
