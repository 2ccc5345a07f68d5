import type { Page } from "@playwright/test";
import { expect, galleryTotal, open, test } from "./site-test.ts";

const GALLERY = "/in/design-ideas/kitchen-designs";
const DESIGN = "/in/design-ideas/kitchen-designs/designs-price/modern-kitchen-price";
const SMART_PHOTO = "/in/designs/modern-kitchen";
const ROOM = "room=10x8&city=bengaluru&tier=premium";
const BAND = /₹[\d.,]+ – [\d.,]+/;

test("a room is typed once, and every price is for it afterwards", async ({ page, complaints }) => {
  await open(page, GALLERY);
  await expect(bar(page)).toHaveAttribute("data-state", "unknown");
  await expect(knownPrices(page)).toHaveCount(0);

  await giveRoom(page, { length: "10", breadth: "8", city: "bengaluru", tier: "premium" });
  await expect(page.locator("#my-room")).toBeHidden();
  await expect(bar(page)).toContainText("10 × 8 ft");
  await expect(bar(page)).toContainText("Bengaluru, GST included");
  await expect(page.locator('.roomprice[data-known="false"]')).toHaveCount(0);
  for (const price of await knownPrices(page).allInnerTexts()) expect(price).toMatch(BAND);
  expect(new URL(page.url()).search).toContain("room=10x8");

  for (const path of [DESIGN, SMART_PHOTO, GALLERY]) {
    await open(page, path);
    await expect(bar(page).first()).toContainText("10 × 8 ft");
    await expect(knownPrices(page).first()).toContainText(BAND);
  }

  const before = await knownPrices(page).allInnerTexts();
  await giveRoom(page, { length: "14", breadth: "12" });
  await expect(bar(page)).toContainText("14 × 12 ft");
  await expect(knownPrices(page).first()).not.toHaveText(before[0] ?? "");
  expect(complaints).toEqual([]);
});

test("an impossible room shows an error at the field, and loses no input", async ({ page }) => {
  await open(page, GALLERY);
  await giveRoom(page, { length: "200", breadth: "8" });
  const form = page.locator("#my-room");
  await expect(form).toBeVisible();
  await expect(form.getByRole("alert")).toContainText("60 ft");
  await expect(form.locator('input[name="room"]').first()).toBeFocused();
  await expect(form.locator('input[name="room"]').first()).toHaveValue("200");
  await expect(bar(page)).toHaveAttribute("data-state", "unknown");
});

test("accepts metres as well as feet, and Arabic digits as well as Western ones", async ({ page }) => {
  await open(page, GALLERY);
  await page.locator(".myroom [data-opens]:visible").click();
  await page.locator('#my-room input[name="room.unit"][value="m"]').check();
  await fillSides(page, "٣٫٠٥", "2,44");
  await page.locator('#my-room [form="my-room-form"]').click();
  await expect(bar(page)).toContainText("10 × 8 ft");
});

test("inserting the stored room causes no layout shift", { tag: "@every-width" }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("my-room-in", "room=10x8&city=bengaluru&tier=premium");
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  await open(page, GALLERY);
  await expect(knownPrices(page).first()).toContainText(BAND);
  const moved = await page.evaluate(() => {
    const shifts: { value: number }[] = Reflect.get(window, "shifts");
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
  expect(moved).toBeLessThanOrEqual(0.01);
});

test("the budget sorts and filters, and its address shows the same list in another browser", async ({
  page,
  browser,
}) => {
  await open(page, `${GALLERY}?${ROOM}`);
  const all = await galleryTotal(page);
  const range = page.locator("#my-budget");
  await expect(range).toHaveAttribute("aria-valuetext", /.+/);
  await page.locator('.budget select[name="sort"]').selectOption("price");
  await page.waitForURL(/sort=price/);
  const lowest = (await bands(page))[0] ?? 0;
  await expectSorted(page);

  await range.fill(String(Math.ceil((lowest * 1.4) / 50_000) * 50_000));
  await page.waitForURL(/budget=\d+/);
  await expect.poll(() => galleryTotal(page)).toBeLessThan(all);
  await expectSorted(page);

  const shared = await browser.newContext();
  const elsewhere = await shared.newPage();
  await elsewhere.goto(page.url());
  expect(await galleryTotal(elsewhere)).toBe(await galleryTotal(page));
  expect(await knownPrices(elsewhere).allInnerTexts()).toEqual(await knownPrices(page).allInnerTexts());
  await expect(bar(elsewhere)).toContainText("10 × 8 ft");
  await shared.close();
});

test("two open tabs show the same room", async ({ page, context }) => {
  await open(page, GALLERY);
  const other = await context.newPage();
  await open(other, GALLERY);
  await giveRoom(other, { length: "12", breadth: "9" });
  await expect(bar(page)).toContainText("12 × 9 ft");
});

test("deleting a room also removes it from the address", async ({ page }) => {
  await open(page, `${GALLERY}?${ROOM}&sort=price`);
  await expect(bar(page)).toHaveAttribute("data-state", "known");
  await page.locator(".myroom [data-opens]:visible").click();
  await page.locator(".roomform__forget").click();
  await expect(bar(page)).toHaveAttribute("data-state", "unknown");
  await expect(knownPrices(page)).toHaveCount(0);
  await page.waitForURL((url) => url.search === "");
  await page.reload();
  await expect(bar(page)).toHaveAttribute("data-state", "unknown");
});

test("an Arabic reader types the room in metres and sees riyals", async ({ page }) => {
  await open(page, "/sa-ar/designs/modern-kitchen");
  await giveRoom(page, { length: "٤", breadth: "٣", city: "jeddah", tier: "luxe" });
  await expect(bar(page)).toContainText("4 × 3 م");
  await expect(bar(page)).toContainText("جدة");
  const price = knownPrices(page).first();
  await expect(price).toContainText(/[\d,]+ – [\d,]+/);
  await expect(price.locator("svg.riyal")).toBeVisible();
  await page.reload();
  await expect(bar(page)).toContainText("4 × 3 م");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sets a room and a budget by links and forms", async ({ page }) => {
    await page.goto(GALLERY);
    await giveRoom(page, { length: "10", breadth: "8", city: "bengaluru", tier: "premium" });
    await expect(bar(page)).toContainText("10 × 8 ft");
    await expect(knownPrices(page).first()).toContainText(BAND);

    const first = page.locator(".gallery .card__title a").first();
    await first.click();
    await expect(bar(page).first()).toContainText("10 × 8 ft");
    await expect(knownPrices(page).first()).toContainText(BAND);

    await page.goto(`${GALLERY}?${ROOM}`);
    await page.locator('.budget select[name="sort"]').selectOption("-price");
    await page.locator('.budget [type="submit"]').click();
    await page.waitForURL(/sort=-price/);
    const amounts = await bands(page);
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  });

  test("an impossible room size is returned with advice", async ({ page }) => {
    await page.goto(DESIGN);
    await giveRoom(page, { length: "200", breadth: "8" });
    await expect(bar(page).getByRole("alert").first()).toContainText("60 ft");
    await expect(page.locator('#my-room input[name="room"]').first()).toHaveValue("200");
  });
});

function bar(page: Page) {
  return page.locator(".myroom");
}

function knownPrices(page: Page) {
  return page.locator('.roomprice[data-known="true"] .roomprice__room:visible');
}

interface GivenRoom {
  length: string;
  breadth: string;
  city?: string;
  tier?: string;
}

async function giveRoom(page: Page, { length, breadth, city, tier }: GivenRoom): Promise<void> {
  await page.locator(".myroom [data-opens]:visible").first().click();
  await fillSides(page, length, breadth);
  const form = page.locator("#my-room");
  if (city) await form.locator('select[name="city"]').selectOption(city);
  if (tier) await form.locator(`input[name="tier"][value="${tier}"]`).check();
  await form.locator('[form="my-room-form"]').click();
}

async function fillSides(page: Page, length: string, breadth: string): Promise<void> {
  const sides = page.locator('#my-room input[type="text"][name^="room"]');
  await sides.nth(0).fill(length);
  await sides.nth(1).fill(breadth);
}

/** The lower ends of the price ranges in rupees, in the order of the gallery. */
async function bands(page: Page): Promise<number[]> {
  const texts = await page.locator('.gallery [data-known="true"] .roomprice__room .price').allInnerTexts();
  return texts.map((text) => {
    const low = Number(/[\d.,]+/.exec(text)?.[0].replaceAll(",", ""));
    return text.includes("lakh") ? low * 100_000 : low;
  });
}

async function expectSorted(page: Page): Promise<void> {
  const amounts = await bands(page);
  expect(amounts.length).toBeGreaterThan(0);
  expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
}
