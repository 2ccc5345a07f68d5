import { expect, open, test } from "./site-test.ts";

for (const kind of ["drawer", "dialog", "sheet"]) {
  for (const language of ["en", "ar"]) {
    test(`DR-03 DR-04 the ${kind} in ${language} opens over a page that stands still, and gives the focus back`, async ({
      page,
    }) => {
      await open(page, "/template");
      const opener = page.locator(`[data-opens="${kind}-${language}"]`);
      const dialog = page.locator(`#${kind}-${language}`);
      const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
      const rootOverflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
      await expect(dialog).toBeHidden();
      await opener.scrollIntoViewIfNeeded();
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      expect([await overflow(), await rootOverflow()]).toContain("hidden");
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      expect([await overflow(), await rootOverflow()]).not.toContain("hidden");
      await expect(opener).toBeFocused();

      await opener.click();
      await expect(dialog).toBeVisible();
      await dialog.locator("form[method='dialog'] button").first().click();
      await expect(dialog).toBeHidden();
    });
  }
}

test("tabs follow the arrow keys, mirrored in Arabic", async ({ page }) => {
  await open(page, "/template");
  for (const [direction, forward] of [
    ["ltr", "ArrowRight"],
    ["rtl", "ArrowLeft"],
  ] as const) {
    const tabs = page.locator(`[dir="${direction}"] .tabs`).first();
    await tabs.locator(".tab").first().click();
    await page.keyboard.press(forward);
    await expect(tabs.getByRole("radio").nth(1)).toBeChecked();
    await expect(tabs.getByRole("radio").nth(1)).toBeFocused();
    await expect(tabs.locator(".tabs__panel:visible")).toHaveCount(1);
  }
});
