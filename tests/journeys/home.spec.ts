import { expect, HOMES, open, test } from "./site-test.ts";

/** Chooses an option that differs from the initial one. */
async function chooseLast(select: import("@playwright/test").Locator): Promise<string> {
  const values = await select
    .locator("option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
  const value = values.at(-1) ?? "";
  await select.selectOption(value);
  return value;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const path of HOMES) {
      test(`the sentence form on ${path} leads to its estimate`, async ({ page }) => {
        await page.goto(path);
        const before = await page.locator("#cost").innerText();
        const home = await chooseLast(page.locator('.ask select[name="home"]'));
        const city = await chooseLast(page.locator('.ask select[name="city"]'));
        await page.locator('.ask [type="submit"]').click();
        await page.waitForURL(
          (url) => url.searchParams.get("home") === home && url.searchParams.get("city") === city,
        );
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.locator('.ask select[name="home"]')).toHaveValue(home);
        await expect(page.locator('.ask select[name="city"]')).toHaveValue(city);
        expect(await page.locator("#cost").innerText()).not.toBe(before);
        await expect(page.locator("#cost")).toContainText(/\d/);
      });
    }
  });
}

test("questions open one by one, without a script", async ({ page }) => {
  await open(page, "/in");
  const questions = page.locator("#questions details");
  const last = questions.last();
  await expect(last).not.toHaveAttribute("open");
  await last.locator("summary").click();
  await expect(last).toHaveAttribute("open");
  await expect(page.locator("#questions details[open]")).toHaveCount(1);
});
