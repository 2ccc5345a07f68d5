import type { Page } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

/** Both notices of India are due on this day. */
const DAY = new Date("2026-11-15T10:00:00Z");

const sticky = (page: Page) => page.locator("[data-sticky]");
const notice = (page: Page) => page.locator("[data-notice]:not([hidden])");
const bottomBar = (page: Page) => page.locator(".bar");

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

async function boxOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });
}

test("SK-01 the bar comes after 240 px on a phone and 600 px elsewhere, and leaves at the foot of the page", async ({
  page,
  isPhone,
}) => {
  const threshold = isPhone ? 240 : 600;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/in");
  await expect(sticky(page)).toBeHidden();
  await scrollTo(page, threshold - 20);
  await expect(sticky(page)).toBeHidden();
  await scrollTo(page, threshold + 20);
  await expect(sticky(page)).toBeVisible();

  await sticky(page).getByRole("link", { name: "Talk to a designer" }).click();
  await expect(page.getByRole("dialog", { name: "Talk to a designer" })).toBeVisible();
  await expect(sticky(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(sticky(page)).toBeVisible();

  await page.locator(".ftr").evaluate((footer) => footer.scrollIntoView({ behavior: "instant" }));
  await expect(sticky(page)).toBeHidden();
});

test("SK-01 SK-02 NW-01 what floats stands one above the other, and moves with the bar of phones", async ({
  page,
  isPhone,
  complaints,
}) => {
  await page.clock.setFixedTime(DAY);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const home of ["/in", "/sa-ar"]) {
    await open(page, home);
    await scrollTo(page, 1500);
    await expect(sticky(page)).toBeVisible();
    const stands = async (floor: () => Promise<number>) => {
      await expect.poll(async () => (await boxOf(page, "[data-sticky]")).bottom - (await floor())).toBe(0);
      const over = await boxOf(page, "[data-notice]:not([hidden])");
      expect(over.bottom).toBeLessThan((await boxOf(page, "[data-sticky]")).top);
    };
    await stands(() => page.evaluate(() => innerHeight));
    if (!isPhone) continue;
    await scrollTo(page, 1300);
    await expect(bottomBar(page)).toBeInViewport({ ratio: 0.9 });
    await stands(async () => (await boxOf(page, ".bar")).top);
  }
  expect(complaints).toEqual([]);
});

test("NW-02 NW-03 a closed notice stays closed for its time, also on the way back", async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(DAY);
  await open(page, "/in");
  await expect(notice(page)).toHaveCount(1);
  const id = (await notice(page).getAttribute("data-notice")) ?? "";
  const expiry = Number(await notice(page).getAttribute("data-expiry"));
  await notice(page).getByRole("button", { name: "Close" }).click();
  await expect(notice(page)).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === id);
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(left - expiry)).toBeLessThan(600);

  // Whatever would open it again, the page says no.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(notice(page)).toHaveCount(0);
  await open(page, "/in/design-ideas/kitchen-designs");
  await expect(page.locator(`[data-notice="${id}"]`)).toBeHidden();
  await page.goBack();
  await expect(page.locator(`[data-notice="${id}"]`)).toBeHidden();
});

test("AT-04 LF-01 the pop-up asks once, late, and does not return", async ({ page }) => {
  await page.clock.install({ time: DAY });
  await page.clock.pauseAt(new Date(DAY.getTime() + 1000));
  await open(page, "/in");
  const popup = page.locator("dialog[data-popup]");
  await page.clock.runFor(60_000);
  await expect(popup).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight * 0.6, behavior: "instant" }));
  await page.clock.runFor(2000);
  await expect(popup).toBeVisible();
  await expect(popup.locator('input[name="cta_type"]')).toHaveValue("Normal Pop-Up");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("popUpInteracted"))).toBe("true");

  await open(page, "/sg");
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight * 0.6, behavior: "instant" }));
  await page.clock.runFor(120_000);
  await expect(popup).toBeHidden();
});
