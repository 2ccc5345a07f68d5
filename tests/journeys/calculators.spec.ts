import { expect, open, test } from "./site-test.ts";

const KITCHEN = "/in/interiors/kitchen-price-calculator";

test("ST-08 a kitchen is priced at every step, Back keeps the choices, and the result is sent to a designer", async ({
  page,
  complaints,
}) => {
  await open(page, KITCHEN);
  const likely = page.locator(".calc-total .band__likely dd");
  await expect(likely).toHaveText("₹4,75,000");
  await page.getByRole("radio", { name: /U-shaped/ }).check();
  await expect(likely).toHaveText("₹6,58,000");
  await page.getByRole("button", { name: "Next: Walls" }).click();
  await expect(page.getByRole("heading", { name: "2. How long are the walls?" })).toBeFocused();
  await page.getByLabel("C. Third wall").fill("8");
  await expect(page.getByRole("img", { name: /C · 8 ft/ })).toBeVisible();
  await page.getByRole("button", { name: "Next: Cabinets" }).click();
  await page.getByRole("radio", { name: /Base units only/ }).check();
  const price = "₹3,99,000";
  await expect(likely).toHaveText(price);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "2. How long are the walls?" })).toBeVisible();
  await expect(page.getByLabel("C. Third wall")).toHaveValue("8");
  await expect(likely).toHaveText(price);
  await page.reload();
  await expect(likely).toHaveText(price);
  await page.getByRole("link", { name: "Book a free consultation" }).click();
  await expect(page.locator("#lead-drawer .lead-about")).toContainText("U-shaped, 10 × 8 × 8 ft");
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ST-08 a kitchen is priced step by step, and Back works", async ({ page }) => {
    await page.goto(KITCHEN);
    await page.getByRole("radio", { name: /U-shaped/ }).check();
    await page.getByRole("button", { name: "Next: Walls" }).click();
    await page.getByLabel("C. Third wall").fill("8");
    await page.getByRole("button", { name: "Update price" }).click();
    await expect(page.getByRole("img", { name: /C · 8 ft/ })).toBeVisible();
    await page.getByRole("button", { name: "Next: Cabinets" }).click();
    await page.getByRole("radio", { name: /Base units only/ }).check();
    await page.getByRole("button", { name: "Next: Quality" }).click();
    const likely = page.locator(".calc-total .band__likely dd");
    const price = await likely.textContent();
    await page.getByRole("link", { name: "Back: Cabinets" }).click();
    await expect(page.getByRole("radio", { name: /Base units only/ })).toBeChecked();
    await expect(likely).toHaveText(price ?? "");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "4. How well is it made?" })).toBeVisible();
  });
});
