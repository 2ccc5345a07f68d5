import type { Page } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

/** Both notices of India are shown on this day. */
const DAY = new Date("2026-11-15T10:00:00Z");

const sticky = (page: Page) => page.locator(".sticky");
const notice = (page: Page) => page.locator("[data-notice]:not([hidden])");
const chat = (page: Page) => page.locator("[data-chat]");
const bottomBar = (page: Page) => page.locator(".bar");

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/**
 * Scrolls below the first screen to a position where the notice covers nothing that can be pressed, because it
 * appears only there.
 */
async function scrollToRoom(page: Page, from = 1): Promise<void> {
  await page.evaluate((screens) => {
    // Actions below the sticky bar count too.
    const actions = "main :is(a, button, label, summary, input, select, [tabindex])";
    const isFree = () => {
      const box = document.querySelector("[data-notice]:not([hidden])")?.getBoundingClientRect();
      if (!box) return false;
      const columns = Array.from({ length: 24 }, (_, index) => box.left + (box.width * index) / 23);
      const rows = Array.from(
        { length: 20 },
        (_, index) => box.top - 130 + ((box.height + 170) * index) / 19,
      );
      return rows.every((y) =>
        columns.every((x) => !document.elementsFromPoint(x, y).some((element) => element.closest(actions))),
      );
    };
    for (
      let top = innerHeight * screens + 40;
      top < document.body.scrollHeight - 3 * innerHeight;
      top += 40
    ) {
      window.scrollTo({ top, behavior: "instant" });
      if (isFree()) return;
    }
    throw new Error("There is room for the notice nowhere.");
  }, from);
}

/** Elements that can be pressed and are mostly covered by an overlay. */
function coveredActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floats = [...document.querySelectorAll("[data-notice], [data-chat]")].filter((float) =>
      float.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const actions = [...document.querySelectorAll("main :is(a, button, input, select, summary)")].filter(
      (action) => action.checkVisibility({ visibilityProperty: true }),
    );
    return floats.flatMap((float) => {
      const over = float.getBoundingClientRect();
      return actions.flatMap((action) => {
        const box = action.getBoundingClientRect();
        const across = Math.min(box.right, over.right) - Math.max(box.left, over.left);
        const down = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
        const isCovered = across > 1 && down > 1 && across * down > box.width * box.height * 0.2;
        const point = document.elementsFromPoint(
          Math.max(box.left, over.left) + across / 2,
          Math.max(box.top, over.top) + down / 2,
        );
        return isCovered && point.includes(action) ? [action.outerHTML.slice(0, 120)] : [];
      });
    });
  });
}

async function boxOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });
}

test("SK-01 the bar appears after 240 px on a phone and 600 px on wider screens, and hides at the foot of the page", {
  tag: "@every-width",
}, async ({ page, isPhone }) => {
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

test("SK-01 NW-01 on a wide screen the overlays are stacked without overlap", {
  tag: "@every-width",
}, async ({ page, isPhone, complaints }) => {
  test.skip(isPhone, "on phones one overlay is shown at a time");
  await page.clock.setFixedTime(DAY);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const home of ["/in", "/sa-ar"]) {
    await open(page, home);
    await scrollToRoom(page);
    await expect(sticky(page)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    const height = await page.evaluate(() => innerHeight);
    await expect.poll(async () => (await boxOf(page, ".sticky")).bottom - height).toBe(0);
    const over = await boxOf(page, "[data-notice]:not([hidden])");
    expect(over.bottom).toBeLessThan((await boxOf(page, ".sticky")).top);
  }
  expect(complaints).toEqual([]);
});

/** The button hides where it would cover another one; the sticky bar appears after 240 px. */
async function scrollToClearChat(page: Page): Promise<void> {
  await expect(chat(page)).toHaveAttribute("data-placed", "");
  for (let top = 0; top < 240 && !(await chat(page).isVisible()); top += 40) {
    await scrollTo(page, top);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))),
    );
  }
  await expect(chat(page)).toBeVisible();
}

test("SK-01 SK-02 NW-01 on a phone the notice, the bottom bar, the sticky bar and the chat take turns", async ({
  page,
  complaints,
}) => {
  await page.clock.setFixedTime(DAY);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const home of ["/in", "/sa-ar"]) {
    await open(page, home);
    await scrollToClearChat(page);
    await scrollToRoom(page);
    await expect(notice(page)).toBeVisible();
    await expect(sticky(page)).toBeHidden();
    await expect(chat(page)).toBeHidden();
    await notice(page).locator("button").click();
    await expect(notice(page)).toHaveCount(0);
    await expect(sticky(page)).toBeVisible();
    await expect(chat(page)).toBeHidden();
    await expect(sticky(page).locator(".sticky__chat")).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await page.evaluate(() => window.scrollBy({ top: -60, behavior: "instant" }));
    await expect(bottomBar(page)).toBeInViewport({ ratio: 0.9 });
    await expect(sticky(page)).toBeHidden();
    await expect(chat(page)).toBeHidden();
  }
  expect(complaints).toEqual([]);
});

for (const path of ["/in", "/sa-ar", "/in/design-ideas/kitchen-designs"])
  test(`NW-01 CO-03 no overlay on ${path} covers a control, and the first screen has none`, {
    tag: "@every-width",
  }, async ({ page }) => {
    await page.clock.setFixedTime(DAY);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await expect(chat(page)).toHaveAttribute("data-placed", "");
    for (let step = 0; step < 12; step += 1) {
      await scrollTo(page, step * 370);
      await expect.poll(() => coveredActions(page)).toEqual([]);
      if (step < 2) await expect(notice(page)).toBeHidden();
    }
  });

test("CO-03 the chat button links by kind of page, does not overlap the bars, and hides while a form is used", {
  tag: "@every-width",
}, async ({ page, isPhone }) => {
  await page.clock.setFixedTime(DAY);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/in", "/sa-ar"]) {
    await open(page, path);
    await expect(chat(page)).toHaveAttribute("data-chat", "message-home");
    await scrollToRoom(page);
    // On a phone the notice replaces the sticky bar until it is closed.
    if (isPhone) await notice(page).locator("button").click();
    await expect(sticky(page)).toBeVisible();
    if (!isPhone) {
      await expect(chat(page)).toBeVisible();
      const { bottom } = await boxOf(page, "[data-chat]");
      expect(bottom).toBeLessThan((await boxOf(page, ".sticky")).top);
    }
    await sticky(page).locator("[data-opens]").click();
    await expect(page.locator("#lead-drawer")).toBeVisible();
    await expect(chat(page)).toBeHidden();
    await page.keyboard.press("Escape");
  }
});

test("NW-02 NW-03 a closed notice stays closed for its period, also after Back", async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(DAY);
  await open(page, "/in");
  await expect(notice(page)).toBeHidden();
  await scrollToRoom(page);
  await expect(notice(page)).toBeVisible();
  const id = (await notice(page).getAttribute("data-notice")) ?? "";
  const { expiry } = JSON.parse((await notice(page).getAttribute("data-due")) ?? "{}");
  await notice(page).getByRole("button", { name: "Close" }).click();
  await expect(notice(page)).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === id);
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(left - expiry)).toBeLessThan(600);

  // A page that is restored from the back-forward cache must not show it again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(notice(page)).toHaveCount(0);
  await open(page, "/in/design-ideas/kitchen-designs");
  await expect(page.locator(`[data-notice="${id}"]`)).toBeHidden();
  await page.goBack();
  await expect(page.locator(`[data-notice="${id}"]`)).toBeHidden();
});

test("AT-04 LF-01 the pop-up appears once, late, and does not return", async ({ page }) => {
  await page.clock.install({ time: DAY });
  await page.clock.pauseAt(new Date(DAY.getTime() + 1000));
  await open(page, "/in");
  const popup = page.locator("dialog.lead-popup");
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
