import { expect, open, test } from "./site-test.ts";

const languageButton = ".hdr .locale, .phone-menu .locale";

test.describe("RT-28 the language menu", () => {
  test("RT-02 RT-28 opens and closes by button or key, leads to the other region, and also has an English name there", {
    tag: "@every-width",
  }, async ({ page }) => {
    await open(page, "/sg");
    const button = page.locator(languageButton).locator("visible=true").first();
    const menu = page.locator("#choose-language");
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("heading", { name: "Choose a Language" })).toBeVisible();
    await expect(menu.getByRole("link")).toHaveText([
      /India/,
      /Singapore/,
      /Malaysia/,
      /Saudi Arabia.*العربية/,
      /Saudi Arabia.*English/,
    ]);
    await button.click();
    await expect(menu).toBeHidden();

    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await menu.getByRole("link", { name: /العربية/ }).click();
    await expect(page).toHaveURL(/\/sa-ar$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await button.click();
    await expect(menu).toContainText("Choose a Language");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("RT-28 also works", async ({ page }) => {
      await page.goto("/sa");
      await page.locator(languageButton).locator("visible=true").first().click();
      await expect(page.locator("#choose-language")).toBeVisible();
    });
  });
});

test("the mega menu opens on focus, closes with Escape and does not trap the focus", {
  tag: "@wide",
}, async ({ page }) => {
  await open(page, "/in");
  const items = page.locator(".nav > ul > li");
  const withPanel = items.filter({ has: page.locator(".mega") }).first();
  const opener = withPanel.locator("> a");
  const panel = withPanel.locator(".mega");
  await expect(panel).toBeHidden();
  await opener.focus();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the phone menu opens, contains every entry, and closes with Escape", async ({ page }) => {
  await open(page, "/in");
  const menu = page.locator("#site-menu");
  const button = page.locator('.hdr [popovertarget="site-menu"]');
  await button.click();
  await expect(menu).toBeVisible();
  expect(await menu.getByRole("listitem").count()).toBeGreaterThan(2);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});
