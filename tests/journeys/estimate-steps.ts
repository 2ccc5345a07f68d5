import { expect, type Locator, type Page } from "@playwright/test";

export const ESTIMATE_CASES = [
  {
    name: "English",
    address: "/in/interiors/kitchen-price-calculator",
    field: "c-finish",
    phone: "9845011223",
    pincode: "560102",
  },
  { name: "Arabic", address: "/sa-ar/offerings", field: "c-tier", phone: "501234567", pincode: "12211" },
] as const;

/** Saves the price in the calculator and opens the page of the estimate. Returns its address. */
export async function keepPrice(page: Page): Promise<string> {
  await page.locator("#result .calc-result__acts form button").click();
  await page.waitForURL(/\/estimate\/.*done=kept/);
  return new URL(page.url()).pathname;
}

/** Shows the cost of another option of a field: the last one. */
export async function changeTo(page: Page, field: string): Promise<void> {
  const select = page.locator(`select[name="${field}"]`);
  const now = await select.inputValue();
  const others = await select
    .locator("option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
  await select.selectOption(others.find((value) => value !== now) ?? "");
  await page.locator(".estimate__form button[type=submit]").click();
  await expect(page.locator("#difference tfoot")).toBeVisible();
}

/** Saves the shown state as the second version, which only the owner can do. */
export async function keepVersion(page: Page, path: string): Promise<void> {
  await page.locator(`form[action="${path}"] button`).click();
  await expect(page.locator(".estimate__versions > li")).toHaveCount(2);
}

export async function askForDesigner(
  form: Locator,
  contact: { phone: string; pincode: string },
): Promise<void> {
  await form.locator('[name="name"]').fill("Asha Rao");
  await form.locator('[name="phone"]').fill(contact.phone);
  await form.locator('[name="pincode"]').fill(contact.pincode);
  await form.locator('button[type="submit"]').click();
}
