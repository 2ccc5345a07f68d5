import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, open, test } from "./site-test.ts";

async function sendLead(page: Page, more: Record<string, string>): Promise<string> {
  const response = await page.request.post("/bumblebee/v1/api/leads", {
    data: { submission_id: crypto.randomUUID(), ...more },
  });
  expect(response.status()).toBe(200);
  const { token } = await response.json();
  return token;
}

function ownNumber(): string {
  return String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0");
}

test("DR-06 from the thank-you page the visitor books a visit, changes the preferences and stops all contact", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const token = await sendLead(page, {
    name: "Kavya",
    phone: `9845${ownNumber()}`,
    iso_code: "IN",
    pincode: "560034",
  });
  await open(page, `/in/thank-you/${token}`);
  await expect(page.getByRole("heading", { name: "Thank you for your interest!" })).toBeVisible();
  await expect(page.getByText("Our representative will get in touch with you shortly.")).toBeVisible();
  expect(await brokenRules(page, { within: "[data-thanks]" })).toEqual([]);
  await page.locator(".thanks__slots[open] .thanks__time").last().click();
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.locator("[data-ec-thanks]")).toBeVisible();

  await page.getByRole("link", { name: "Change how we reach you" }).click();
  await expect(page).toHaveURL(/\/in\/contact-pact\//);
  expect(await brokenRules(page, { within: "main" })).toEqual([]);
  await page.getByRole("radio", { name: "WhatsApp" }).check();
  await page.getByRole("button", { name: "Save my choices" }).click();
  await expect(page.locator(".pact__next")).toContainText("WhatsApp");
  await page.getByRole("button", { name: "Stop this request" }).click();
  await expect(page.getByRole("heading", { name: "Stopped" })).toBeVisible();
  await page.getByRole("button", { name: "Resume contact" }).click();
  await expect(page.getByRole("button", { name: "Stop this request" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("in Arabic a visit is booked and all contact is stopped", async ({ page }) => {
    const phone = `055${ownNumber()}1`;
    const token = await sendLead(page, {
      name: "سارة",
      phone,
      iso_code: "SA",
      language: "ar",
      pincode: "23451",
    });
    await page.goto(`/sa-ar/thank-you/${token}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(width).toBe(true);
    await page.locator(".thanks__slots[open] .thanks__time").last().click();
    await page.locator(".thanks__visit button").click();
    await expect(page.locator("[data-ec-thanks]")).toBeVisible();
    await page.goto(`/sa-ar/contact-pact/${token}`);
    await page.locator(".pact__stop button").click();
    await expect(page.locator(".pact__stop")).toHaveCount(0);
  });
});
