import { readFile } from "node:fs/promises";
import type { BrowserContext } from "@playwright/test";
import { readPdf, withoutSpaces } from "../support/read-pdf.ts";
import { askForDesigner, changeTo, ESTIMATE_CASES, keepPrice, keepVersion } from "./estimate-steps.ts";
import { expect, open, test } from "./site-test.ts";

for (const { name, address, field, ...contact } of ESTIMATE_CASES)
  test(`ST-08 in ${name} an estimate is saved, opened in another browser, changed by its owner, downloaded as PDF and booked`, async ({
    page,
    browser,
    complaints,
  }) => {
    await open(page, `${address}?utm_source=fb&utm_medium=cpc&utm_campaign=diwali`);
    const path = await keepPrice(page);
    const other = await browser.newContext();
    await looksOnly(other, new URL(path, page.url()).href, field);
    await other.close();

    const first = await page.locator(".calc-panel__sum .price").innerText();
    await changeTo(page, field);
    await keepVersion(page, path);
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
    const sent = page.waitForRequest("**/bumblebee/v1/api/leads");
    await askForDesigner(form, contact);
    const body = (await sent).postDataJSON();
    // AMB-60: the private address is never sent as landing page or referrer, but the campaign values of the visit
    // are.
    expect(body).toMatchObject({
      utm_source: "fb",
      utm_medium: "cpc",
      utm_campaign: "diwali",
      marketing_lead_source: "fb",
      marketing_lead_channel: "paid",
      marketing_lead_source_fc: "fb",
      landing_page_id: address,
    });
    const told = [body.referral_page, body.landing_page_id, body.landing_page_referrer].join(" ");
    expect(told).not.toContain(path);
    await expect(page.locator(`.thanks__foot a[href="${path}?version=2"]`)).toBeVisible();
    expect(complaints).toEqual([]);
  });

async function looksOnly(context: BrowserContext, href: string, field: string): Promise<void> {
  const stranger = await context.newPage();
  await stranger.goto(href);
  await expect(stranger.locator(".calc-panel__sum .price")).toBeVisible();
  await changeTo(stranger, field);
  await expect(stranger.locator(".estimate__owner")).toHaveCount(0);
  await expect(stranger.locator('.estimate__keep [name="do"]')).toHaveCount(0);
}
