import type { Page } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

test("DR-03 DR-04 a drawer, a dialog and a sheet block scrolling of the page, and return the focus", async ({
  page,
}) => {
  // Reduced motion stops the loading animations of the page, which would redraw it all the time.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/template");
  for (const name of ["drawer", "dialog", "sheet"].flatMap((kind) => [`${kind}-en`, `${kind}-ar`]))
    await test.step(name, async () => {
      const opener = page.locator(`[data-opens="${name}"]`);
      const dialog = page.locator(`#${name}`);
      await expect(dialog).toBeHidden();
      await opener.scrollIntoViewIfNeeded();
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      expect(await overflows(page)).toContain("hidden");
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      expect(await overflows(page)).not.toContain("hidden");
      await expect(opener).toBeFocused();

      await opener.click();
      await expect(dialog).toBeVisible();
      await dialog.locator("form[method='dialog'] button").first().click();
      await expect(dialog).toBeHidden();
    });
});

test("tabs follow the arrow keys, in reverse order in Arabic", async ({ page }) => {
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

/** The vertical overflow of the body and of the document. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.body, document.documentElement].map((element) => getComputedStyle(element).overflowY),
  );
}
