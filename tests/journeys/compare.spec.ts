import type { Page } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

const LIST = "/in/interiors/offerings/finishes/laminates";
const toggle = (page: Page, index: number) => page.locator(".gallery__grid [data-compare]").nth(index);
const tray = (page: Page) => page.getByRole("complementary", { name: "Your comparison" });

test("OF-01 OF-12 two products are chosen, stored while browsing, and compared; a third is refused", async ({
  page,
}) => {
  await open(page, LIST);
  await toggle(page, 0).click();
  await expect(toggle(page, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(tray(page)).toContainText("Choose one more");
  await toggle(page, 1).click();
  await expect(tray(page).getByRole("link", { name: "Compare the two" })).toBeVisible();

  await toggle(page, 2).click();
  await expect(tray(page).getByRole("status")).toContainText("You can compare two products.");
  await expect(toggle(page, 2)).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator('.gallery__grid [data-compare][aria-pressed="true"]')).toHaveCount(2);
  await tray(page).getByRole("button", { name: "Keep both" }).click();
  await expect(tray(page).getByRole("status")).toBeEmpty();

  await open(page, `${LIST}/LAM-003`);
  await tray(page).getByRole("link", { name: "Compare the two" }).click();
  await expect(page).toHaveURL(/laminates\?compare=LAM-001,LAM-002$/);
  const rows = page.locator(".compare-table__row:visible");
  const all = await rows.count();
  await page.getByLabel("Only differences").check();
  expect(await rows.count()).toBeLessThan(all);
  await expect(page.locator(".compare-table .is-same:visible")).toHaveCount(0);

  await page.getByRole("link", { name: "Choose another product to replace Natural oak laminate" }).click();
  await expect(tray(page)).toContainText("Dark walnut laminate");
  await expect(tray(page)).not.toContainText("Natural oak laminate");
});

test("OF-12 a toggle works if the tray slides over it while the mouse button is pressed, and not if the mouse moves away", async ({
  page,
}) => {
  await open(page, LIST);
  const { x = 0, y = 0, width = 0, height = 0 } = (await toggle(page, 1).boundingBox()) ?? {};
  const middle = [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...middle);
  await page.mouse.down();
  await toggle(page, 0).dispatchEvent("click");
  const isCovered = ([left, top]: typeof middle) =>
    document.elementFromPoint(left, top)?.closest(".compare-tray") !== null;
  await page.waitForFunction(isCovered, middle);
  await page.mouse.up();
  await expect(toggle(page, 1)).toHaveAttribute("aria-pressed", "true");

  await toggle(page, 3).hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(tray(page).getByRole("status")).toBeEmpty();
  await expect(toggle(page, 3)).toHaveAttribute("aria-pressed", "false");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("OF-12 two products of different lists are chosen and compared by query parameter", async ({
    page,
  }) => {
    await page.goto(LIST);
    await toggle(page, 0).click();
    await expect(page).toHaveURL(/\?compare=LAM-001$/);
    await expect(tray(page)).toContainText("Natural oak laminate");
    await page.getByRole("link", { name: "Acrylic", exact: true }).click();
    await toggle(page, 0).click();
    await expect(page).toHaveURL(/laminates\?compare=LAM-001,ACR-001$/);
    await expect(page.locator(".compare__product")).toHaveCount(2);
    const rows = page.locator(".compare-table__row:visible");
    const all = await rows.count();
    await page.getByLabel("Only differences").check();
    expect(await rows.count()).toBeLessThan(all);
  });
});
