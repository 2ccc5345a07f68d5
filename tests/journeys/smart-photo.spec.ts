import type { Page } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

const EDITIONS = [
  { path: "/in/designs/kitchen/modern-kitchen", onward: "ArrowRight" },
  { path: "/sa-ar/designs/kitchen/modern-kitchen", onward: "ArrowLeft" },
];
const PATH = "/in/designs/kitchen/modern-kitchen";
const EXPERIMENTS = ["exp_1", "exp_2", "exp_3"].map((name) => `/in/designs/${name}/modern-kitchen`);

async function openScene(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForSelector("[data-island-alive] .scene");
}

const total = (page: Page) => page.locator("#list tfoot td.num").innerText();
const spot = (page: Page, piece: string) =>
  page.locator(`.spot:is([href*="piece=${piece}#"], [href="#piece-${piece}"])`).first();
const panel = (page: Page, piece: string) => page.locator(`.panel#piece-${piece}`);
/** The checkbox in the list that leaves the hob out. */
const hobTick = (page: Page) => page.locator('#list tr:has([href*="piece=hob#"]) .tick');

/** Presses the label, as a visitor does, because the radio button is visually hidden. */
async function choose(page: Page, piece: string, way: string): Promise<void> {
  await page.locator(`label:has(input[name="p.${piece}"][value="${way}"])`).click();
}

for (const { path, onward } of EDITIONS) {
  test(`SP-05 a smart photo can be used by keyboard alone on ${path}`, { tag: "@wide" }, async ({ page }) => {
    await openScene(page, path);
    const before = await total(page);
    await spot(page, "base-cabinets").focus();

    await page.keyboard.press(onward);
    await expect(spot(page, "counter")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel(page, "counter")).toBeVisible();
    await expect(panel(page, "counter").locator("h2")).toBeFocused();
    await expect(page).toHaveURL((url) => url.searchParams.get("piece") === "counter");

    // Tabs through previous, next and close to the variations, of which the last costs more.
    await page.keyboard.press("Tab");
    const chosen = panel(page, "counter").locator("input:checked");
    for (
      let steps = 0;
      steps < 6 && !(await chosen.evaluate((one) => one === document.activeElement));
      steps += 1
    )
      await page.keyboard.press("Tab");
    await expect(chosen).toBeFocused();
    for (const number of ["2", "3", "4"]) {
      await page.keyboard.press("ArrowDown");
      await expect(page.locator('input[name="p.counter"]:checked')).toHaveValue(number);
    }
    await expect(page.locator(".scene-photo picture img").last()).toHaveAttribute(
      "src",
      /--counter-terrazzo/,
    );
    expect(await total(page)).not.toBe(before);
    await expect(page.locator(".scene [role=status]")).not.toBeEmpty();
    await expect(page).toHaveURL((url) => url.searchParams.get("pieces") === "counter:4");

    await page.keyboard.press("Escape");
    await expect(panel(page, "counter")).toBeHidden();
    await expect(spot(page, "counter")).toBeFocused();

    const tick = hobTick(page);
    await tick.focus();
    await page.keyboard.press("Space");
    await expect(tick).toHaveAttribute("aria-checked", "false");
    await expect(page).toHaveURL((url) => url.searchParams.get("pieces") === "counter:4,hob:off");

    const shared = await total(page);
    await openScene(page, page.url().replace(/^https?:\/\/[^/]+/, ""));
    expect(await total(page)).toBe(shared);
    await expect(page.locator(".scene-photo picture img").first()).toHaveAttribute(
      "src",
      /--counter-terrazzo/,
    );

    // In the panel, the arrow keys move from piece to piece.
    await spot(page, "base-cabinets").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press(onward);
    await expect(panel(page, "counter")).toBeVisible();
    await expect(page.locator(".panel:visible")).toHaveCount(1);
  });
}

test.describe("by touch", () => {
  test("SP-05 a number opens its sheet above the total, and the photograph stays visible", async ({
    page,
  }) => {
    await openScene(page, PATH);
    await expect(page.locator(".scene-side")).toBeHidden();
    const target = await spot(page, "counter").boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await spot(page, "counter").tap();
    await expect(panel(page, "counter")).toBeVisible();
    await expect(page.locator(".scene-photo")).toBeInViewport({ ratio: 0.8 });

    await panel(page, "counter").locator('.swatch:has([value="2"])').tap();
    await expect(page.locator(".scene-photo picture img").last()).toHaveAttribute(
      "src",
      /--counter-quartz-dark/,
    );
    await expect(page.locator(".scene-total--bar")).toBeInViewport();

    await panel(page, "counter").locator(".panel__close").tap();
    await expect(page.locator(".scene-side")).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SP-05 a piece is opened, changed and left out by links and a form", async ({ page, isPhone }) => {
    await page.goto(PATH);
    await spot(page, "counter").click();
    await page.waitForURL((url) => url.searchParams.get("piece") === "counter");
    await expect(panel(page, "counter")).toBeVisible();

    await choose(page, "counter", "2");
    await page.locator(".scene-update button").click();
    await page.waitForURL((url) => url.search === "?pieces=counter:2&piece=counter");
    await expect(page.locator(".scene-photo picture img")).toHaveAttribute("src", /--counter-quartz-dark/);

    const before = await total(page);
    await hobTick(page).click();
    await page.waitForURL((url) => url.searchParams.get("pieces") === "counter:2,hob:off");
    expect(await total(page)).not.toBe(before);
    await expect(page.locator(".scene-caption")).toContainText("Gas hob");

    await panel(page, "counter").locator(".panel__close").click();
    await page.waitForURL((url) => !url.searchParams.has("piece"));
    if (isPhone) await expect(page.locator(".scene-side")).toBeHidden();
  });
});

test("the numbers can be hidden", async ({ page }) => {
  await openScene(page, PATH);
  await page.locator('label:has([name="numbers"][value="off"])').click();
  await expect(spot(page, "counter")).toBeHidden();
  await page.locator('label:has([name="numbers"][value="on"])').click();
  await expect(spot(page, "counter")).toBeVisible();
});

test("SP-02 the experiment pages offer the same choices", async ({ page }) => {
  for (const path of EXPERIMENTS) {
    await openScene(page, path);
    await spot(page, "counter").click();
    await choose(page, "counter", "4");
    await expect(page).toHaveURL((url) => url.searchParams.get("pieces") === "counter:4");
    await expect(page.locator(".scene-photo picture img").last()).toHaveAttribute(
      "src",
      /--counter-terrazzo/,
    );
  }
});

test.describe("with reduced motion", () => {
  test("nothing pulses, and the photograph changes immediately", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openScene(page, PATH);
    const pulse = await spot(page, "counter").evaluate(
      (one) => getComputedStyle(one, "::before").animationName,
    );
    expect(pulse).toBe("none");
    await spot(page, "counter").click();
    await choose(page, "counter", "2");
    await expect(page.locator(".scene-photo picture")).toHaveCount(1);
    await expect(page.locator(".scene-photo picture img")).toHaveAttribute("src", /--counter-quartz-dark/);
  });
});
