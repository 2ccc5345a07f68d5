import type { Page } from "@playwright/test";
import { keepHere } from "./log-in.ts";
import { expect, open, test } from "./site-test.ts";

const LIST = "/in/design-ideas/kitchen-designs";
const heart = (page: Page, index: number) => page.locator(".gallery__grid [data-save]").nth(index);
const opener = (page: Page) => page.locator(".wishlist-opener");

test.beforeEach(({ page }) => keepHere(page));

/** Opens the page and waits until its hearts work. */
async function openList(page: Page, path = LIST): Promise<void> {
  await open(page, path);
  await expect(page.locator("[data-save]").first()).toBeVisible();
}

test("DI-25 saving a design shows a toast, updates the count, and stores and lists it", async ({ page }) => {
  await openList(page);
  await expect(opener(page)).toHaveAccessibleName("Saved designs");
  await heart(page, 0).click();
  await expect(heart(page, 0)).toHaveAttribute("aria-pressed", "true");
  const toast = page.getByRole("status").filter({ hasText: "Design saved to your wishlist" });
  await expect(toast).toBeVisible();
  await expect(toast).toContainText("Want to know more about similar designs?");
  await expect(toast.getByRole("link", { name: "Talk to a designer" })).toHaveAttribute(
    "data-cta-type",
    /.+/,
  );
  await expect(opener(page)).toHaveAccessibleName("Saved designs, 1");

  const title = await page.locator(".gallery__grid .card__title").first().innerText();
  await toast.getByRole("link", { name: "View All" }).click();
  const drawer = page.getByRole("dialog", { name: "Saved designs" });
  await expect(drawer.getByRole("link", { name: title })).toBeVisible();
  await page.keyboard.press("Escape");

  await open(page, "/in");
  await expect(opener(page)).toHaveAccessibleName("Saved designs, 1");
  await opener(page).click();
  await drawer.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(/\/in\/design-ideas\/kitchen-designs\/designs/);
});

test("DI-25 removing it closes the toast, and can be undone", async ({ page }) => {
  await openList(page);
  await heart(page, 0).click();
  await expect(page.getByText("Design saved to your wishlist")).toBeVisible();
  await heart(page, 0).click();
  await expect(page.getByText("Design saved to your wishlist")).toBeHidden();
  await expect(opener(page)).toHaveAccessibleName("Saved designs");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(heart(page, 0)).toHaveAttribute("aria-pressed", "true");
});

test("DI-25 the drawer restores a removed design, and an empty drawer links to design ideas", async ({
  page,
}) => {
  await openList(page);
  await heart(page, 0).click();
  await opener(page).click();
  const drawer = page.getByRole("dialog", { name: "Saved designs" });
  await drawer.getByRole("button", { name: /^Remove / }).click();
  await expect(drawer.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("button", { name: /^Remove / })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await opener(page).click();
  await expect(drawer).toContainText("Nothing saved yet");
  await drawer.getByRole("link", { name: "Browse design ideas" }).click();
  await expect(page).toHaveURL(/\/in\/design-ideas$/);
});

test("DI-25 another tab is updated immediately, another country is not", async ({ page, context }) => {
  await openList(page);
  const other = await context.newPage();
  await keepHere(other);
  await openList(other);
  await heart(page, 0).click();
  await expect(heart(other, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(opener(other)).toHaveAccessibleName("Saved designs, 1");
  await openList(other, "/sg/design-ideas/kitchen-designs");
  await expect(opener(other)).toHaveAccessibleName("Saved designs");
});

test("DI-25 designs that are loaded later show that they are saved", async ({ page }) => {
  await openList(page, `${LIST}?page=2`);
  await heart(page, 0).click();
  await expect(heart(page, 0)).toHaveAttribute("aria-pressed", "true");
  const saved = await heart(page, 0).getAttribute("aria-label");
  await openList(page);
  await page.locator('[data-gallery-part="foot"]').scrollIntoViewIfNeeded();
  const later = page.getByRole("button", { name: saved ?? "", exact: true });
  await expect(later).toHaveAttribute("aria-pressed", "true");
});

test("DI-25 fires an event for analytics", async ({ page }) => {
  await openList(page);
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("atrium:saved", (event) =>
          resolve(event instanceof CustomEvent && event.detail),
        );
      }),
  );
  await heart(page, 0).click();
  expect(await told).toMatchObject({ action: "add", count: 1, design: { slug: expect.any(String) } });
});

test("DI-25 invalid data in the browser storage breaks nothing", async ({ page, complaints }) => {
  await openList(page);
  await page.evaluate(() => localStorage.setItem("atrium:saved:in", '[{"slug":1},"x",null]'));
  await openList(page);
  await opener(page).click();
  await expect(page.getByRole("dialog", { name: "Saved designs" })).toContainText("Nothing saved yet");
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("DI-25 hearts that cannot work are hidden", async ({ page }) => {
    await page.goto(LIST);
    await expect(heart(page, 0)).toBeHidden();
    await expect(opener(page)).toBeHidden();
  });
});

test("DI-25 DI-23 Saudi Arabia has no search for a gallery, but photographs can be saved", async ({
  page,
}) => {
  await openList(page, "/sa-ar/designs/kitchen/modern-kitchen");
  await expect(page.locator("[data-opens=search-view]")).toHaveCount(0);
  await page.locator("[data-save]").first().click();
  await expect(opener(page)).toHaveAccessibleName(/1/);
});
