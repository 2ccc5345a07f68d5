import type { Page } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

const titles = (page: Page) => page.locator(".gallery__grid .card__title");
const option = (page: Page, key: string, id: string) => page.locator(`input[name="f.${key}"][value="${id}"]`);
const apply = (page: Page) => page.locator("#filters button[form]");

test("LK-03 LK-08 filters looks without a page load, and opens, shows and saves one", {
  tag: "@every-width",
}, async ({ page, isPhone }) => {
  await open(page, "/in/looks?page=2");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType()) && !/\.(js|css)$/.test(request.url()))
      asked.push(request.url());
  });
  const chip = page.locator('.filterbar__chips a[href="#filter-style"]');
  await (isPhone ? chip.tap() : chip.click());
  await expect(option(page, "style", "japandi")).toBeAttached();
  asked.length = 0;
  for (const id of ["japandi", "modern", "modern"])
    await option(page, "style", id).locator("xpath=ancestor::label").click();
  await expect(apply(page)).toHaveText("Show looks");
  expect(asked, "selecting asks nobody").toEqual([]);
  await apply(page).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?filters=style:japandi");
  await expect(page.locator(".applied li a")).toHaveText(["Japandi"]);
  const title = await titles(page).first().innerText();

  await titles(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/in\/looks\/[a-z-]+\/[a-z-]+$/);
  await expect(page.locator("h1")).toHaveText(title);
  await page.locator(".look-plan__room a").first().click();
  await expect(page.locator("#room-1")).toBeInViewport();
  await page.evaluate(() => localStorage.setItem("atrium:saved-here", "1"));
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.behaviours === "ready");
  await page.locator(".detail-tools [data-save]").click();
  await expect(page.getByText("Design saved to your wishlist")).toBeVisible();
  await page.locator(".wishlist-opener").click();
  const drawer = page.getByRole("dialog", { name: "Saved designs" });
  await expect(drawer.getByRole("link", { name: title })).toHaveAttribute(
    "href",
    new URL(page.url()).pathname,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("LK-08 looks are filtered by the form, and one can be requested from a designer", async ({ page }) => {
    await page.goto("/in/looks");
    await page.locator('.filterbar__chips a[href="#filter-style"]').click();
    await option(page, "style", "japandi").locator("xpath=ancestor::label").click();
    await apply(page).click();
    await expect(page).toHaveURL(/\/in\/looks\?filters=style:japandi$/);
    await titles(page).first().getByRole("link").click();
    await expect(page.locator("svg.plan")).toBeVisible();
    await page.locator(".look-facts").getByRole("link", { name: "Talk to a designer" }).click();
    await expect(page).toHaveURL(/\/in\/talk/);
    await expect(page.locator("main form").first()).toBeVisible();
  });
});
