import type { Locator } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

const GUIDE = "/template";

test("OF-01 the arrow keys move the handle, in both writing directions", async ({ page, complaints }) => {
  await open(page, GUIDE);
  for (const [direction, key] of [
    ["ltr", "ArrowRight"],
    ["rtl", "ArrowLeft"],
  ] as const) {
    const slider = page.locator(`#sections > [dir="${direction}"] .before-after`).first();
    const handle = slider.locator("input[type=range]");
    await handle.scrollIntoViewIfNeeded();
    const before = await share(slider);
    await handle.press(key);
    await expect.poll(() => share(slider)).toBeGreaterThan(before);
    await handle.press("Home");
    await expect.poll(() => share(slider)).toBe(0);
  }
  expect(complaints).toEqual([]);
});

test("OF-01 shows a finish for the chosen city, and stores the city on the device", async ({ page }) => {
  await open(page, GUIDE);
  const label = page.locator("#material-label-in");
  await label.getByLabel("Your city").selectOption("mumbai");
  await expect(label).toContainText("Mumbai: Coastal and humid");
  await open(page, GUIDE);
  await expect(label).toContainText("Mumbai: Coastal and humid");
  await label.getByText("Price index", { exact: true }).click();
  await expect(label.getByText("oak laminate for fronts")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("OF-01 both pictures are visible, and a form asks for the city", async ({ page }) => {
    await page.goto(GUIDE);
    const room = page.locator("#in-room-in");
    await expect(room.locator("input[type=range]")).toBeHidden();
    const [before, after] = await Promise.all(
      [0, 1].map((index) => room.locator(".before-after__photo").nth(index).boundingBox()),
    );
    expect(after?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));

    const label = page.locator("#material-label-in");
    await label.getByLabel("Your city").selectOption("jaipur");
    await label.getByRole("button", { name: "Show" }).click();
    await expect(label).toContainText("Jaipur: Hot and dry");
  });
});

/** The visible share of the first picture. */
function share(slider: Locator): Promise<number> {
  return slider.evaluate((element) => Number(getComputedStyle(element).getPropertyValue("--share")));
}
