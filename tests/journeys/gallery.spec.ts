import type { Locator, Page } from "@playwright/test";
import { expect, galleryTotal, open, test } from "./site-test.ts";

const KITCHENS = "/in/design-ideas/kitchen-designs";

function designsIn(page: Page): Locator {
  return page.locator(".gallery__grid .card");
}

function moreIn(page: Page): Locator {
  return page.locator(".gallery__more");
}

/** Scrolls as a reader does: close enough for the next page to load automatically. */
async function scrollToFoot(page: Page): Promise<void> {
  await page.locator('[data-gallery-part="foot"]').scrollIntoViewIfNeeded();
}

async function growToThree(page: Page): Promise<void> {
  await open(page, KITCHENS);
  await expect(designsIn(page)).toHaveCount(20);
  await scrollToFoot(page);
  await expect(designsIn(page)).toHaveCount(40);
  await moreIn(page).click();
  await expect.poll(() => designsIn(page).count()).toBeGreaterThan(40);
}

/** The vertical position of a card in the viewport. */
function topOf(card: Locator): Promise<number> {
  return card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** The vertical position of a card, after it has stopped moving. */
function restingTopOf(card: Locator): Promise<number> {
  return card.evaluate(async (element) => {
    const top = () => Math.round(element.getBoundingClientRect().top);
    for (let before = Number.NaN; before !== top(); ) {
      before = top();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return top();
  });
}

/** Gives the browser time to notice elements that have come into view, and scripts time to react. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

async function openAndReturn(page: Page): Promise<void> {
  const total = await designsIn(page).count();
  const card = designsIn(page).nth(47);
  await card.scrollIntoViewIfNeeded();
  const top = await restingTopOf(card);
  const address = page.url();
  await card.locator(".card__title a").click();
  await page.waitForURL(/\/design-ideas\/kitchen-designs\/.+/);
  // A page in the back-forward cache is not loaded again, so there is no later event to wait for.
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(address);
  await expect(designsIn(page)).toHaveCount(total);
  await expect.poll(async () => Math.abs((await topOf(designsIn(page).nth(47))) - top)).toBeLessThan(3);
}

test("DI-16 the list grows once automatically, then by its button, and the address contains the page", {
  tag: "@every-width",
}, async ({ page }) => {
  await open(page, KITCHENS);
  const total = await galleryTotal(page);
  const steps = await page.evaluate(() => history.length);
  await scrollToFoot(page);
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(designsIn(page)).toHaveCount(40);
  await scrollToFoot(page);
  await settle(page);
  await expect(page.locator("[data-gallery]")).not.toHaveClass(/is-growing/);
  await expect(designsIn(page)).toHaveCount(40);
  await expect(page.locator(".gallery > [role='status']")).toContainText(`40 of ${total}`);
  await moreIn(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?page=3$/);
  await expect(designsIn(page)).toHaveCount(total);
  await expect(moreIn(page)).toHaveCount(0);
  await expect(designsIn(page).nth(40).locator(".card__title a")).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  const hrefs = await designsIn(page)
    .locator(".card__title a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs).size).toBe(total);
});

test("DI-16 loading ends when the next page does not exist", async ({ page }) => {
  await page.route("**/kitchen-designs?page=2", (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, KITCHENS);
  await scrollToFoot(page);
  await expect(moreIn(page)).toHaveCount(0);
  await expect(designsIn(page)).toHaveCount(20);
  await expect(page.locator("[data-gallery]")).not.toHaveAttribute("aria-busy");
});

test("DI-24 the loading sign is shown while a list is fetched, and hidden afterwards", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/kitchen-designs?page=2", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, KITCHENS);
  const gallery = page.locator("[data-gallery]");
  await scrollToFoot(page);
  await expect(gallery).toHaveAttribute("aria-busy", "true");
  await expect(page.locator(".loading-bar")).toHaveAttribute("data-phase", "started");
  await expect(page.locator(".gallery__grid .skeleton-card")).toHaveCount(20);
  release();
  await expect(designsIn(page)).toHaveCount(40);
  await expect(gallery).not.toHaveAttribute("aria-busy");
  await expect(page.locator(".gallery__grid .skeleton-card")).toHaveCount(0);
  await expect(page.locator(".loading-bar")).toHaveAttribute("data-phase", "hidden");
});

test("a failed page load loses nothing, and can be repeated", async ({ page }) => {
  await page.route("**/kitchen-designs?page=2", (route) => route.abort());
  await open(page, KITCHENS);
  await scrollToFoot(page);
  const retry = page.locator(".gallery__failed button");
  await expect(retry).toBeVisible();
  await expect(designsIn(page)).toHaveCount(20);
  await page.unroute("**/kitchen-designs?page=2");
  await retry.click();
  await expect(designsIn(page)).toHaveCount(40);
  await expect(retry).toBeHidden();
});

test("Back from a design restores the scroll position in a newly loaded document", {
  tag: "@every-width",
}, async ({ page }) => {
  await growToThree(page);
  await page.evaluate(() => Reflect.set(window, "isFirstDocument", true));
  await openAndReturn(page);
  expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBeUndefined();
  await expect(page.locator(".gallery__seen")).toContainText("You’ve seen");
  await page.reload();
  await expect.poll(() => designsIn(page).count()).toBeGreaterThan(40);
});

test("Back from a design restores the scroll position from the back-forward cache", async ({
  playwright,
  baseURL,
  viewport,
}) => {
  const { WHOLE_CHROMIUM_PATH } = process.env;
  test.skip(!WHOLE_CHROMIUM_PATH, "a browser without windows keeps no pages");
  const browser = await playwright.chromium.launch({
    executablePath: WHOLE_CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? "", viewport });
  await growToThree(page);
  await page.evaluate(() => Reflect.set(window, "isFirstDocument", true));
  await openAndReturn(page);
  expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
  await browser.close();
});

test("a visitor who opens a later page of a list can load the earlier ones, without a layout jump", {
  tag: "@every-width",
}, async ({ page }) => {
  await open(page, `${KITCHENS}?page=3`);
  const earlier = page.locator(".gallery__before a");
  const first = await designsIn(page).first().locator(".card__title").innerText();
  const card = designsIn(page).filter({ hasText: first });
  await earlier.scrollIntoViewIfNeeded();
  const top = await topOf(card);
  await earlier.click();
  await expect.poll(() => designsIn(page).count()).toBeGreaterThan(20);
  expect(Math.abs((await topOf(card)) - top)).toBeLessThan(3);
  await expect(page).toHaveURL(/\?page=3$/);
  await earlier.evaluate((link) => (link as HTMLElement).click());
  await expect(earlier).toHaveCount(0);
  await expect(designsIn(page)).toHaveCount(await galleryTotal(page));
});

test("another address of the list is shown in the same document, and Back returns", async ({ page }) => {
  await open(page, KITCHENS);
  await page.evaluate(() => Reflect.set(window, "isFirstDocument", true));
  const total = await galleryTotal(page);
  const chip = page.locator('.filterbar a.chip[href*="filters=hasPrice"]').first();
  await chip.click();
  await expect(page).toHaveURL(/filters=hasPrice:true/);
  await expect.poll(() => galleryTotal(page)).not.toBe(total);
  await expect(page.locator('[data-gallery-part="applied"] .chip--applied')).toHaveCount(1);
  await page.goBack();
  await expect.poll(() => galleryTotal(page)).toBe(total);
  await expect(page.locator('[data-gallery-part="applied"] .chip--applied')).toHaveCount(0);
  await page.goForward();
  await expect(page.locator('[data-gallery-part="applied"] .chip--applied')).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
});

test("drops a response that a newer one has overtaken", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*filters=layout:island", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, KITCHENS);
  const press = (filters: string) =>
    page.locator('[data-gallery-part="applied"]').evaluate((part, query) => {
      const link = document.createElement("a");
      link.href = `?filters=${query}`;
      part.append(link);
      link.click();
    }, filters);
  await press("layout:island");
  await press("layout:parallel");
  await expect(page).toHaveURL(/layout:parallel$/);
  const overtaken = page.waitForResponse(/layout:island/);
  release();
  await (await overtaken).finished();
  await settle(page);
  await expect(page).toHaveURL(/layout:parallel$/);
  await expect(designsIn(page).first().locator(".facts")).toContainText("Parallel");
});

test("DI-15 a missing page of a list shows a message, and the next valid page is shown again", async ({
  page,
}) => {
  await open(page, KITCHENS);
  await page.locator('[data-gallery-part="applied"]').evaluate((part) => {
    const link = document.createElement("a");
    link.href = "?page=400";
    part.append(link);
    link.click();
  });
  // The list page stays open and says that it has no such page.
  await expect(page.locator("[data-gallery] .state")).toBeVisible();
  await expect(designsIn(page)).toHaveCount(0);
  await page.goBack();
  await expect(designsIn(page).first()).toBeVisible();
  await page.goto("/in/design-ideas/no-such-room");
  await expect(page.locator("h1")).toContainText("could not be found");
  await page.evaluate((path) => location.assign(path), KITCHENS);
  await expect(designsIn(page).first()).toBeVisible();
  await expect(page.locator("h1")).not.toContainText("could not be found");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("PG-01 the list is paged by links, and a design opens", async ({ page }) => {
    await page.goto(KITCHENS);
    await expect(moreIn(page)).toBeHidden();
    await page.locator('.pages a[rel="next"]').click();
    await expect(page).toHaveURL(/\?page=2$/);
    await page.locator('.pages a[rel="next"]').click();
    await expect(page).toHaveURL(/\?page=3$/);
    await expect(page.locator('.pages a[rel="next"]')).toHaveCount(0);
    await page.locator('.pages a[rel="prev"]').click();
    await page.locator('.pages a[rel="prev"]').click();
    expect(new URL(page.url()).search).toBe("");
    await designsIn(page).first().locator(".card__title a").click();
    await expect(page).toHaveURL(/\/kitchen-designs\/.+/);
  });
});
