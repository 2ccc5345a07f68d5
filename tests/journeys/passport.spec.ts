import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { readPdf, withoutSpaces } from "../support/read-pdf.ts";
import { expect, open, test } from "./site-test.ts";

const CASES = [
  {
    name: "English",
    address: "/in/interiors/kitchen-price-calculator",
    field: "c-finish",
    phone: "9845011223",
    pincode: "560102",
  },
  { name: "Arabic", address: "/sa-ar/offerings", field: "c-tier", phone: "501234567", pincode: "12211" },
] as const;

for (const { name, address, field, phone, pincode } of CASES)
  test(`ST-08 in ${name} a price is kept, opened elsewhere, changed by its owner, taken as PDF and booked`, {
    tag: "@every-width",
  }, async ({ page, browser, complaints }) => {
    const path = await keepPrice(page, address);
    const other = await browser.newContext();
    await looksOnly(other, new URL(path, page.url()).href, field);
    await other.close();

    const first = await page.locator(".calc-panel__sum .price").innerText();
    await changeTo(page, field);
    await page.locator(`form[action="${path}"] button`).click();
    await expect(page.locator(".estimate__versions > li")).toHaveCount(2);
    const sum = await page.locator(".calc-panel__sum .price").innerText();
    expect(sum).not.toBe(first);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator('.estimate__acts a[href*="/pdf"]').first().click(),
    ]);
    const file = await readFile(await download.path());
    const { text } = await readPdf(new Uint8Array(file).buffer);
    const lines = await page
      .locator(".estimate__chosen dd, .ruled-list li, .calc-panel__sum .price")
      .allTextContents();
    expect(lines.map(withoutSpaces).filter((line) => !text.includes(line))).toEqual([]);

    await page.locator("a[data-estimate]").click();
    const form = page.locator("#lead-drawer .lead-form");
    await expect(form.locator('[name="estimate_version"]')).toHaveValue("2");
    await form.locator('[name="name"]').fill("Asha Rao");
    await form.locator('[name="phone"]').fill(phone);
    await form.locator('[name="pincode"]').fill(pincode);
    await form.locator('button[type="submit"]').click();
    await expect(page.locator(`.thanks__foot a[href="${path}?version=2"]`)).toBeVisible();
    expect(complaints).toEqual([]);
  });

/** From the calculator to the page of the estimate. Answers its address. */
async function keepPrice(page: Page, address: string): Promise<string> {
  await open(page, address);
  await page.locator("#result .calc-result__acts form button").click();
  await page.waitForURL(/\/estimate\/.*done=kept/);
  return new URL(page.url()).pathname;
}

/** Shows what the last of the other options of a field costs. */
async function changeTo(page: Page, field: string): Promise<void> {
  const select = page.locator(`select[name="${field}"]`);
  const now = await select.inputValue();
  const others = await select
    .locator("option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
  await select.selectOption(others.find((value) => value !== now) ?? "");
  await page.locator(".estimate__form button[type=submit]").click();
  await expect(page.locator("#difference tfoot")).toBeVisible();
}

async function looksOnly(context: BrowserContext, href: string, field: string): Promise<void> {
  const stranger = await context.newPage();
  await stranger.goto(href);
  await expect(stranger.locator(".calc-panel__sum .price")).toBeVisible();
  await changeTo(stranger, field);
  await expect(stranger.locator(".estimate__owner")).toHaveCount(0);
  await expect(stranger.locator('.estimate__keep [name="do"]')).toHaveCount(0);
}
