import { brokenRules } from "./broken-rules.ts";
import { expect, open, test } from "./site-test.ts";

function ownNumber(): string {
  return String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0");
}

test("EC-04 opens the map, chooses a centre and books a visit to it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/in/contact-us?city=bengaluru");
  await page.locator(".finder").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Open the large map" }).click();
  await expect(page.locator('.finder-map[data-state="open"] canvas')).toBeVisible();
  await expect(page.locator(".finder-map__in")).toHaveAttribute("data-zoom", "10");
  await page.locator(".map-pin").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".finder-centre[aria-current]")).toHaveCount(1);
  // Scrolls to the top, because the check counts a control under the header as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await brokenRules(page, { within: "#centres" })).toEqual([]);

  await page
    .locator('[data-centre="bengaluru.whitefield"]')
    .getByRole("link", { name: /Book a visit/ })
    .click();
  await expect(page.getByLabel("Centre", { exact: true })).toHaveValue("Whitefield, Bengaluru");
  await page.locator('.visit-hours input[name="visit_day"]').last().locator("..").click();
  await page.locator('.visit-hours input[name="ec_visit_timing"]').first().locator("..").click();
  await page.locator("#visit").getByLabel(/name/i).first().fill("Kavya");
  await page.locator('#visit input[name="phone"]').fill(`9845${ownNumber()}`);
  await page.getByRole("button", { name: "Book this visit" }).click();
  await expect(page.locator("#visit [data-ec-thanks]")).toContainText("Whitefield");
});

test("FH-08 in Arabic a visit can be booked on any day except Friday", async ({ page }) => {
  await open(page, "/sa-ar/contact-us");
  await page.locator("#visit").scrollIntoViewIfNeeded();
  await expect(page.locator('.visit-hours input[name="visit_day"]')).toHaveCount(5);
  const days = await page
    .locator('.visit-hours input[name="visit_day"]')
    .evaluateAll((inputs) => inputs.map((input) => new Date(Reflect.get(input, "value")).getUTCDay()));
  expect(days).not.toContain(5);
  await page.locator('.visit-hours input[name="ec_visit_timing"]').first().locator("..").click();
  await page.locator('#visit input[name="name"]').fill("سارة");
  await page.locator('#visit input[name="phone"]').fill(`0551${ownNumber().slice(0, 6)}`);
  await page.getByRole("button", { name: "احجزوا الزيارة" }).click();
  await expect(page.locator("#visit [data-ec-thanks]")).toBeVisible();
});
